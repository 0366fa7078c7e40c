/** How bots play Codenames and Duet. */
import { isLanguage } from '@safehouse/language/text-files.ts';
import { permits } from '@safehouse/rules/table/legal.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { BotAnswer, Level, Mind, Question } from '../bot.ts';
import { type Meaning, openMeaning } from '../meaning/meaning.ts';
import type { Reviewer } from '../review.ts';
import { codenamesMoves } from './codenames.ts';
import { duetMoves } from './duet.ts';
import { reviewWords } from './review.ts';

const meanings = new Map<string, Promise<Meaning>>();

export const wordMind: Mind = async (language) => {
  const meaning = await meaningIn(language);
  return meaning && ((question) => think(question, meaning));
};

export const wordReviewer: Reviewer = async (language) => {
  const meaning = await meaningIn(language);
  return meaning && ((question) => reviewWords(question, meaning));
};

async function meaningIn(language: string): Promise<Meaning | undefined> {
  if (!isLanguage(language)) return undefined;
  const known = meanings.get(language) ?? openMeaning(language);
  meanings.set(language, known);
  return known.catch(() => void meanings.delete(language));
}

/** Deterministic: the same question always gets the same answer. */
export function think({ view, person, level }: Question, meaning: Meaning): BotAnswer {
  if (!isAwake(view, person)) return { actions: [] };
  const { actions, unknown } = movesIn(view, person, level, meaning);
  const permitted = actions.filter((action) => permits(view, action) === undefined);
  return unknown === undefined ? { actions: permitted } : { actions: permitted, unknown };
}

function movesIn(view: View, person: string, level: Level, meaning: Meaning): BotAnswer {
  const game = view.round?.view;
  if (game?.game === 'codenames') {
    const { actions, ...rest } = codenamesMoves(game, level, meaning);
    return { ...rest, actions: actions.map((action) => ({ kind: 'play', game: 'codenames', action })) };
  }
  if (game?.game === 'duet') {
    const { actions, ...rest } = duetMoves(game, person, level, meaning);
    return { ...rest, actions: actions.map((action) => ({ kind: 'play', game: 'duet', action })) };
  }
  return { actions: [] };
}

/** Paused bots do nothing. Of several bots in one place, the first acts for all. */
function isAwake({ people, may }: View, person: string): boolean {
  const me = people.find(({ id }) => id === person);
  if (may.play !== 'yes' || !me || me.bot?.paused) return false;
  if (!me.bot || !me.place) return true;
  const { team, role } = me.place;
  const first = people.find(
    ({ bot, left, place }) => bot && !bot.paused && !left && place?.team === team && place.role === role,
  );
  return first === undefined || first.id === person;
}
