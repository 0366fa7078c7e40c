/** Texts for what happened between two views of a round of Spyfall: people, questions, accusations, the last vote. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Hearing } from './story.ts';
import type { Words } from './words.ts';

/** S22 */
export function aboutPeople(before: View, after: View, { t, nameOf }: Words): string[] {
  const { said } = t.spyfall;
  return after.players.flatMap(({ person, plays, gone }) => {
    const old = before.players.find((player) => player.person === person);
    if (!plays || !old || old.gone === gone) return [];
    return [(gone ? said.gone : said.back)({ name: nameOf(person) })];
  });
}

/** S9, S10 */
export function aboutTalk(before: View, after: View, { t, nameOf }: Words): string[] {
  const { said } = t.spyfall;
  const exchanges = after.talk.flatMap(({ by, to, question, answer }, i) => {
    const old = before.talk[i];
    // Spoken: the asker may change whom they ask, which is announced as a new question.
    const isAsked = !old || old.to !== to || old.question !== question;
    const who = { name: nameOf(by), whom: nameOf(to) };
    return [
      ...(isAsked ? [question === undefined ? said.asked(who) : said.question({ ...who, text: question })] : []),
      ...(answer !== undefined && old?.answer === undefined ? [said.answer({ name: nameOf(to), text: answer })] : []),
    ];
  });
  return [...exchanges, ...turn(before, after).map((name) => said.turn({ name: nameOf(name) }))];
}

/** Whose question it is now, if that is news: the start of the clock already announces the first one. */
function turn({ turn: old, phase }: View, { turn, dealer }: View): string[] {
  if (!turn || turn.asked !== undefined) return [];
  const isSame = old?.asker === turn.asker && old.asked === undefined;
  return isSame || (phase === 'briefing' && turn.asker === dealer) ? [] : [turn.asker];
}

/**
 * S12, S13: votes one by one, each with the count so far, then the outcome. An accusation that succeeds ends the round and is announced with it.
 */
export function aboutAccusations(before: View, after: View, { t, nameOf }: Words): string[] {
  const { said } = t.spyfall;
  const known = (hearing: Hearing): Hearing | undefined =>
    before.accusation?.by === hearing.by ? before.accusation : undefined;
  const voted = (hearing: Hearing) => {
    const old = known(hearing);
    const accused = said.accused({ name: nameOf(hearing.by), suspect: nameOf(hearing.suspect) });
    // The accuser's vote comes with the accusation.
    const from = old?.votes.length ?? 1;
    const hands = hearing.votes.slice(from).map((vote, i) => {
      const yes = hearing.votes.slice(0, from + i + 1).filter(({ guilty }) => guilty).length;
      return { ...vote, yes, no: from + i + 1 - yes };
    });
    return [
      ...(old ? [] : [accused]),
      ...hands.map(({ by, guilty, yes, no }) => (guilty ? said.vote.yes : said.vote.no)({ name: nameOf(by), yes, no })),
    ];
  };
  const heard = after.hearings.slice(before.hearings.length).flatMap((hearing) => {
    const isCarried = hearing.votes.every(({ guilty }) => guilty);
    return [...voted(hearing), ...(isCarried ? [] : [said.dropped])];
  });
  return [...heard, ...(after.accusation ? voted(after.accusation) : [])];
}

/** S17 */
export function aboutBallot(before: View, after: View, { t, nameOf }: Words): string[] {
  const { said } = t.spyfall;
  const isLate = (view: View) => view.phase === 'suspicions' || view.phase === 'ballot';
  const last = after.phase === 'verdict' && before.phase !== 'verdict' ? after.verdicts.at(-1)?.voices : undefined;
  const voices = after.ballot?.voices ?? last;
  const isUp = (isLate(after) || last !== undefined) && !isLate(before);
  const awaited = after.ballot?.awaited;
  return [
    ...(isUp ? [said.time] : []),
    ...(voices && !before.ballot ? [said.ballot] : []),
    ...(voices ?? [])
      .slice(before.ballot?.voices.length ?? 0)
      .map(({ by, suspect }) => said.voice({ name: nameOf(by), suspect: nameOf(suspect) })),
    ...(awaited !== undefined && awaited !== before.ballot?.awaited ? [said.next({ name: nameOf(awaited) })] : []),
  ];
}
