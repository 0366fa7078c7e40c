/** The schema of a patch. The functions that make and apply one are in diff.ts, which a browser loads without Zod. */
import { z } from 'zod';

const path = z.array(z.union([z.string(), z.int()]));
export const patchSchema = z.array(z.union([z.tuple([path, z.json()]), z.tuple([path])]));
