/** For pages: their content security policy forbids the functions that Zod would compile. Import it before any schema. */
import { config } from 'zod';

config({ jitless: true });
