/** L17: the referee's opinion in words, in every language, naming the codename. */
import { reasons } from '@safehouse/rules/kernel/opinion.ts';
import { describe, expect, test } from 'vitest';
import type { Whole } from '../../texts/en/index.ts';
import { type LanguageCode, languages } from '../../texts/languages.ts';
import { ready } from '../../texts/ready.ts';
import { english, wholeOf } from '../../texts/whole.ts';
import { opinionText, refereeReason } from './referee.ts';

const { play } = english;

test('a legal clue has no reason', () => {
  expect(refereeReason({ verdict: 'legal' }, play)).toBeUndefined();
  expect(opinionText({ verdict: 'legal' }, play)).toBe(play.clue.legal);
});

test('L6: the codename is named as it stands on the table', () => {
  const opinion = { verdict: 'illegal', rule: 'L6', reason: 'form', codename: 'marsh\u00admallow' } as const;
  expect(refereeReason(opinion, play)).toBe('It’s a form of MARSHMALLOW.');
  expect(opinionText(opinion, play)).toBe('Illegal. It’s a form of MARSHMALLOW.');
});

test('words a doubt as a doubt', () => {
  const about = { rule: 'L7', reason: 'part', codename: 'fireman' } as const;
  expect(refereeReason({ verdict: 'illegal', ...about }, play)).toBe('It’s a part of FIREMAN.');
  expect(refereeReason({ verdict: 'doubtful', ...about }, play)).toBe('It may be a part of FIREMAN.');
});

test('where it knows the language less well, it says so', () => {
  expect(opinionText({ verdict: 'legal', limited: true }, play)).toBe(`${play.clue.legal} ${play.referee.limited}`);
});

test('the letters are made large as the cards’ language does it', () => {
  const opinion = { verdict: 'illegal', reason: 'same', codename: 'kirpi' } as const;
  expect(refereeReason(opinion, play, 'tr')).toContain('KİRPİ');
});

test('games of old name only the rule: that is put into words, too', () => {
  expect(refereeReason({ verdict: 'illegal', rule: 'L6', codename: 'sea' }, play)).toBe('It’s a form of SEA.');
  expect(refereeReason({ verdict: 'doubtful', rule: 'L5' }, play)).toBe(play.referee.why.unknown);
  expect(refereeReason({ verdict: 'doubtful', rule: 'L99', codename: 'sea' }, play)).toBe(
    'It may be too close to SEA.',
  );
  expect(refereeReason({ verdict: 'doubtful', rule: 'L6' }, play)).toBe(play.referee.unclear);
});

describe.each(Object.keys(languages) as LanguageCode[])('%s', async (code) => {
  const t = ready((await wholeOf(code)) as Whole, code).play;

  test.each(reasons)('has a sentence for “%s”', (reason) => {
    for (const verdict of ['illegal', 'doubtful'] as const) {
      const text = refereeReason({ verdict, reason, codename: 'kalap' }, t) ?? '';
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});
