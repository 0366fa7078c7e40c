/** Talk at the table: who hears whom, before, during and after a game. */
import { expect, test } from 'vitest';
import { rule } from '../testing/rule.ts';
import { Evening, places } from './scenario.ts';

test('before and after a game the whole table talks together', () => {
  const evening = new Evening().come('bo');
  evening.does('bo', { kind: 'say', text: ' hello\n there ' });
  expect(evening.sees('spectator').chat.lines.map((line) => line.text)).toEqual(['hello there']);
  evening.refuses('bo', { kind: 'say', text: ' \u200b ' }, 'bad-text');
  const after = Evening.playing().ends();
  after.does('anna', { kind: 'say', text: 'well played' });
  expect(after.sees('dan').chat.lines.at(-1)?.text).toBe('well played');
});

rule('C7', 'a spymaster has no way to reach an operative during a game: no channel, no change of name', () => {
  const evening = Evening.playing();
  evening.does('anna', { kind: 'say', text: 'think of the sea' });
  for (const who of ['bo', 'dan', 'spectator', 'stranger']) {
    expect(JSON.stringify(evening.sees(who)), who).not.toContain('think of the sea');
  }
  evening.refuses('anna', { kind: 'rename', name: 'THE SEA' }, 'game-running');
  evening.refuses('anna', { kind: 'rename', person: 'bo', name: 'THE SEA' }, 'game-running');
  evening.does('anna', { kind: 'leave' });
  evening.does('anna', { kind: 'join', name: 'THE SEA' });
  expect(JSON.stringify(evening.sees('bo'))).not.toContain('THE SEA');
});

rule('C9', 'the operatives of a team discuss among themselves', () => {
  const evening = Evening.playing();
  evening.does('eve', { kind: 'join', name: 'eve', place: places.redOperative });
  evening.does('bo', { kind: 'say', text: 'the third one?' });
  expect(evening.sees('eve').chat.lines.at(-1)?.text).toBe('the third one?');
  for (const who of ['anna', 'carla', 'dan', 'spectator']) {
    expect(JSON.stringify(evening.sees(who)), who).not.toContain('the third one?');
  }
});

rule('C24', 'the two spymasters talk to each other out of the operatives’ sight', () => {
  const evening = Evening.playing();
  evening.does('anna', { kind: 'say', text: 'is “harbour” fine?' });
  expect(evening.sees('carla').chat.lines.at(-1)).toMatchObject({
    channel: 'spymasters',
    text: 'is “harbour” fine?',
  });
  expect(evening.sees('bo').chat.lines).toEqual([]);
});

test('watchers are silent during a game, and old channels are not read by the next game’s people', () => {
  const evening = Evening.playing().come('eve');
  evening.refuses('eve', { kind: 'say', text: 'psst' }, 'no-channel');
  evening.does('bo', { kind: 'say', text: 'red secret' });
  evening.ends();
  evening.does('anna', { kind: 'again', rotate: true });
  expect(JSON.stringify(evening.sees('anna'))).not.toContain('red secret');
});

test('a busy channel neither hides nor counts the lines of another', () => {
  const evening = Evening.playing();
  evening.does('dan', { kind: 'say', text: 'first' });
  for (let i = 0; i < 70; i++) evening.does('bo', { kind: 'say', text: `red ${i}` });
  expect(evening.sees('dan').chat.lines.map((line) => line.text)).toEqual(['first']);
  expect(evening.sees('bo').chat.lines).toHaveLength(60);
});
