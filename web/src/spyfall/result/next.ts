/** The tip for the next game of Spyfall, by how its rounds went. */
import type { RoundResult } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { winnerOf } from '../sides.ts';

export type Next = keyof Texts['spyfallResult']['next'];

const lessons: Record<RoundResult, Next> = {
  'innocent-accused': 'innocent',
  'innocent-convicted': 'innocent',
  'location-named': 'tooClear',
  'spy-escaped': 'escaped',
  'location-missed': 'tooSoon',
  'spy-accused': 'caught',
  'spy-convicted': 'caught',
  void: 'gone',
};
/** By severity: the first one wins a tie. */
const order: readonly Next[] = ['innocent', 'tooClear', 'escaped', 'tooSoon', 'caught', 'gone'];

/** The most frequent lesson of the rounds. If spies and others did equally well, there is none. */
export function nextOf({ verdicts, options }: Pick<View, 'verdicts' | 'options'>): Next {
  const won = (side: ReturnType<typeof winnerOf>) => verdicts.filter(({ result }) => winnerOf(result) === side).length;
  if (won('spy') === won('others') && won(undefined) <= won('spy')) return 'own';
  const count = (next: Next) => verdicts.filter(({ result }) => lessons[result] === next).length;
  const most = Math.max(...order.map(count));
  const lesson = order.find((next) => count(next) === most) ?? 'own';
  if (lesson !== 'caught') return lesson;
  if (!options.roles) return 'roles';
  return options.without.length > 0 ? 'caught' : 'caughtAll';
}
