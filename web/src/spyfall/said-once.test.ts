/** UX 30 on random games: every event is announced exactly once, and the same to everyone. */
import type { Seat } from '@safehouse/rules/kernel/contract.ts';
import { spyfall } from '@safehouse/rules/spyfall/game.ts';
import { lawSubject } from '@safehouse/rules/spyfall/law-subject.ts';
import { sampleSeats } from '@safehouse/rules/spyfall/sample.ts';
import type { State } from '@safehouse/rules/spyfall/types.ts';
import type { AnyEvent } from '@safehouse/rules/spyfall/with-guests.ts';
import { type AnySubject, drawnFrom, stepsOf } from '@safehouse/rules/testing/laws-runs.ts';
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { announcements } from './announcements.ts';
import { helpKey } from './help-key.ts';
import { nextDealer } from './story.ts';

const GAMES = 40;
const names = new Map(sampleSeats.map(({ person }) => [person as string, `<${person}>`]));
const nameOf = (person: string) => names.get(person) ?? '<nobody>';
const { said } = t.spyfall;

/** Every step of many games, with its events and what some viewers hear. */
function* everyStep(form: 'spoken' | 'written') {
  const subject = lawSubject(form);
  for (let game = 0; game < GAMES; game++) {
    const random = drawnFrom(1000 + game);
    const draws = Array.from({ length: 400 }, () => random.below(2 ** 32));
    for (const { before, after, result } of stepsOf(subject as AnySubject, { start: game, draws })) {
      const events = result.ok ? (result.value as AnyEvent[]) : [];
      yield { before: before as State, after: after as State, events };
    }
  }
}

function heard(before: State, after: State, viewer: Seat | 'spectator'): string[] {
  return announcements(spyfall.view(before, viewer), spyfall.view(after, viewer), t, nameOf);
}

/** The announcement of an event, for kinds that have one of their own. */
function sound(event: AnyEvent, before: State): string | undefined {
  switch (event.kind) {
    case 'asked': {
      const who = { name: nameOf(event.by), whom: nameOf(event.whom) };
      return event.text === undefined ? said.asked(who) : said.question({ ...who, text: event.text.trim() });
    }
    case 'answered':
      return event.text === undefined ? undefined : said.answer({ name: nameOf(event.by), text: event.text.trim() });
    case 'accused':
      return said.accused({ name: nameOf(event.by), suspect: nameOf(event.suspect) });
    case 'voted': {
      const votes = spyfall.view(before, 'spectator').accusation?.votes ?? [];
      const yes = votes.filter(({ guilty }) => guilty).length + (event.guilty ? 1 : 0);
      const who = { name: nameOf(event.by), yes, no: votes.length + 1 - yes };
      return (event.guilty ? said.vote.yes : said.vote.no)(who);
    }
    case 'stopped':
      return said.stopped({ name: nameOf(event.by) });
    case 'suspected':
      return said.voice({ name: nameOf(event.by), suspect: nameOf(event.suspect) });
    case 'started':
      return said.started({ name: nameOf(event.by) });
    case 'dealerChosen':
      return t.spyfall.verdict.next.dealer({ name: nameOf(event.person) });
    case 'timeUp':
      return said.time;
    case 'ballotOpened':
      return said.ballot;
    default:
      return undefined;
  }
}

/** S22: a void round is played again under the same number. */
function numberOf({ round, verdicts }: State): number {
  return round + 1 - verdicts.slice(0, round).filter(({ result }) => result === 'void').length;
}

test.each(['spoken', 'written'] as const)(
  'UX 30, %s: every event that has a sound is heard once, at once, and nothing twice',
  (form) => {
    const kinds = new Set<string>();
    for (const { before, after, events } of everyStep(form)) {
      const texts = heard(before, after, 'spectator');
      expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
      for (const event of events) {
        const text = sound(event, before);
        if (text === undefined) continue;
        kinds.add(event.kind);
        expect(texts, JSON.stringify(event)).toContain(text);
      }
      const isNewRound = after.round > before.round;
      expect(
        texts.includes(said.round({ n: numberOf(after), all: after.deal.options.rounds, name: nameOf(after.dealer) })),
      ).toBe(isNewRound);
      expect(texts.some((text) => text.startsWith('The round is over.'))).toBe(
        after.verdicts.length > before.verdicts.length,
      );
      if (events.length === 0) expect(texts).toEqual([]);
    }
    expect([...kinds].sort()).toEqual(
      [
        'accused',
        'asked',
        'ballotOpened',
        'dealerChosen',
        'started',
        'stopped',
        'suspected',
        'timeUp',
        'voted',
        ...(form === 'written' ? ['answered'] : []),
      ].sort(),
    );
  },
);

test('nobody hears more than a spectator: nothing of one’s own card, and no location before the round is over', () => {
  let told = 0;
  for (const { before, after } of everyStep('spoken')) {
    const texts = heard(before, after, 'spectator');
    for (const seat of sampleSeats) expect(heard(before, after, seat)).toEqual(texts);
    if (after.verdicts.length > before.verdicts.length) continue;
    for (const { name } of after.deal.locations) expect(texts.join(' ')).not.toContain(name);
    told += texts.length;
  }
  expect(told).toBeGreaterThan(900);
});

test('S7: the next dealer is who will deal, and every view finds its help', () => {
  let rounds = 0;
  for (const { before, after, events } of everyStep('spoken')) {
    for (const seat of sampleSeats) expect(t.spyfallHelp.now[helpKey(spyfall.view(after, seat))]).toBeTypeOf('string');
    if (!events.some(({ kind }) => kind === 'wentOn')) continue;
    rounds++;
    expect(nextDealer(spyfall.view(before, 'spectator'))).toBe(after.dealer);
  }
  expect(rounds).toBeGreaterThan(20);
});
