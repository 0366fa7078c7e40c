/** Pages may not compile functions: their content security policy forbids it. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { config, z } from 'zod';

test('schemas parse without compiling a function', async () => {
  let compiled = 0;
  const counting = new Proxy(Function, {
    construct: (target, args) => {
      compiled += 1;
      return Reflect.construct(target, args);
    },
  });
  vi.stubGlobal('Function', counting);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    config({ jitless: false });
  });
  const parse = () => z.strictObject({ word: z.string() }).parse({ word: 'apple' });

  parse();
  expect(compiled).toBeGreaterThan(0);
  await import('./no-eval.ts');
  compiled = 0;
  expect(parse()).toEqual({ word: 'apple' });
  expect(compiled).toBe(0);
});
