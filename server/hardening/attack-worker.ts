/** Attackers in a thread of their own, so that generating attacks does not slow down the honest players. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { sorted } from '../testing/sorted.ts';
import { attack, type Scene } from './attackers.ts';
import { seeded } from './command-line.ts';

/** Its worker data. */
export type Orders = {
  readonly base: string;
  readonly messages: number;
  readonly seed: number;
  readonly tables: readonly string[];
  readonly people: readonly string[];
  /** Secrets of honest people: nobody may ever receive one. */
  readonly secrets: readonly string[];
};

/** What it reports on the way, and at the end. */
export type News =
  | { readonly messages: number }
  | {
      readonly messages: number;
      readonly wrong: readonly (readonly [what: string, times: number])[];
      /** By table, viewer and version: a fingerprint of what was shown. */
      readonly shown: readonly (readonly [key: string, fingerprint: string])[];
    };

const LANES = 16;
/** How many slow endings may be awaited at once. */
const MOST_LATER = 200;

/** Without names, which are stored elsewhere and may be deleted in between. */
export function fingerprint(view: View): string {
  const people = view.people.map(({ name: _, tag: __, ...rest }) => rest);
  return createHash('sha1')
    .update(sorted({ ...view, people }))
    .digest('base64')
    .slice(0, 12);
}

if (parentPort) await carryOut(workerData as Orders, (news) => parentPort?.postMessage(news));

async function carryOut(
  { base, messages, seed, tables, people, secrets }: Orders,
  tell: (news: News) => void,
): Promise<void> {
  const wrong = new Map<string, number>();
  const shown = new Map<string, string>();
  const forbidden = new RegExp(secrets.join('|'));
  let ids: readonly string[] = [];
  let done = 0;
  let later = 0;
  const note = (what: string): void => void wrong.set(what, (wrong.get(what) ?? 0) + 1);
  parentPort?.on('message', (news: readonly string[]) => {
    ids = news;
  });
  const scene: Scene = {
    base,
    tables,
    people: () => people,
    ids: () => ids,
    shown: ({ table, viewer, version, view }) => {
      const key = `${table} ${viewer} ${version}`;
      const seen = fingerprint(view);
      if ((shown.get(key) ?? seen) !== seen) note('two views of one version');
      shown.set(key, seen);
    },
    read: (text, at) => {
      if (forbidden.test(text)) note('somebody was told the secret of somebody else');
      if (tables.some((table) => table !== at && text.includes(table)))
        note('somebody was told of a table they are not at');
    },
    wrong: note,
    later: (work) => {
      later += 1;
      void work.finally(() => {
        later -= 1;
      });
    },
  };
  const lane = async (number: number): Promise<void> => {
    const random = seeded(seed, number);
    while (done < messages) {
      while (later > MOST_LATER) await sleep(20);
      const sent = await attack(scene, random).catch((error: Error) => {
        note(`an attacker was not let in: ${error.message}`);
        return 1;
      });
      done += sent;
      tell({ messages: done });
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
  while (later > 0) await sleep(50);
  tell({ messages: done, wrong: [...wrong], shown: [...shown] });
  parentPort?.close();
}
