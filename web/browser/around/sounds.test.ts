/** Each sound, rendered as Chromium would play it: audible, without clipping or a constant offset, and short. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { schedule, sounds } from '../../src/lib/tones.ts';
import { openHouse } from '../kit/house.ts';

const house = openHouse();
const source = readFileSync(new URL('../../src/lib/tones.ts', import.meta.url), 'utf8');
/** Under its own name, as a script of the page. */
const script = `${stripTypeScriptTypes(source)}\nObject.assign(globalThis, { schedule: ${schedule.name} });`;

/** Samples between -1 and 1; `length` in seconds, up to the last sample above -60 dB. */
type Rendered = { readonly peak: number; readonly offset: number; readonly length: number };
/** Seconds: longer than any sound. */
const TAPE = 3;

test('sounds are audible, quiet enough to add up, without an offset, and shorter than two seconds', async () => {
  const page = await (await house.device()).newPage();
  await page.addScriptTag({ type: 'module', content: script });
  const names = Object.keys(sounds);
  const rendered = await page.evaluate(
    async ({ names, tape }) => {
      // The same noise in every run.
      let seed = 1;
      Math.random = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed / 2_147_483_647;
      };
      const { schedule } = globalThis as unknown as { schedule: (audio: BaseAudioContext, sound: string) => void };
      const found: [string, Rendered][] = [];
      for (const sound of names) {
        const audio = new OfflineAudioContext(1, 44_100 * tape, 44_100);
        schedule(audio, sound);
        const samples = (await audio.startRendering()).getChannelData(0);
        found.push([
          sound,
          {
            peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
            offset: samples.reduce((sum, sample) => sum + sample, 0) / samples.length,
            length: samples.findLastIndex((sample) => Math.abs(sample) > 0.001) / 44_100,
          },
        ]);
      }
      return found;
    },
    { names, tape: TAPE },
  );
  expect(rendered.map(([sound]) => sound)).toEqual(names);
  for (const [sound, { peak, offset, length }] of rendered) {
    // Two sounds at once stay below full scale; the quietest is heard across a table.
    expect(peak, sound).toBeGreaterThan(0.02);
    expect(peak, sound).toBeLessThan(0.5);
    expect(Math.abs(offset), sound).toBeLessThan(0.001);
    expect(length, sound).toBeGreaterThan(0.02);
    expect(length, sound).toBeLessThan(2);
  }
});
