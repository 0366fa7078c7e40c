/** Reactions over sockets: everyone sees them, nothing keeps them, and those who know a secret cannot send any. */
import { expect, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { Client } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { openNodes } from '../testing/nodes.ts';
import { partyAt } from '../testing/players.ts';
import { stillTime } from '../testing/still-time.ts';

const tooFast = { type: 'error', code: 'too-fast' };

test('a reaction is shown to everyone and a spectator, and leaves the table as it was', async () => {
  const house = await openHouse();
  const { table, people } = await partyAt(house.base);
  const [anna, bo] = people;
  const tv = await Client.at(house.base, { table });
  const { version } = anna;
  const seen = Promise.all([bo, tv].map((client) => client.next('reaction')));
  const reaction = { type: 'reaction', by: anna.you, sign: 'clap' };
  expect(await anna.react('clap')).toEqual(reaction);
  expect(await seen).toEqual([reaction, reaction]);
  expect(await tv.react('clap', 'reaction-1')).toEqual({ type: 'refused', id: 'reaction-1', code: 'join-first' });
  const late = await Client.at(house.base, { table });
  expect(late.version).toBe(version);
  expect(late.messages.some(({ type }) => type === 'reaction')).toBe(false);
  await house.close();
});

test('C7: during a game a spymaster’s reaction is refused, and no operative gets a message about it', async () => {
  const house = await openHouse();
  const { people } = await partyAt(house.base);
  const [host] = people;
  await host.must({ kind: 'start' });
  await Promise.all(people.map((client) => client.until(({ view }) => view.phase === 'playing')));
  const isSpymaster = ({ view, you }: Client) => view.people.find(({ id }) => id === you)?.place?.role === 'spymaster';
  const [spymasters, operatives] = [people.filter(isSpymaster), people.filter((client) => !isSpymaster(client))];
  expect([spymasters.length, operatives.length]).toEqual([2, 2]);
  // News of who is there may arrive at any time.
  const heard = () => operatives.map(({ messages }) => messages.filter(({ type }) => type !== 'present').length);
  const before = heard();
  for (const spymaster of spymasters) {
    expect(await spymaster.react('gasp', 'reaction-2')).toEqual({
      type: 'refused',
      id: 'reaction-2',
      code: 'no-reactions-now',
    });
  }
  await Promise.all(operatives.map((client) => client.ping()));
  expect(heard()).toEqual(before.map((count) => count + 1));
  const [operative] = operatives as [Client];
  expect(await operative.react('laugh')).toEqual({ type: 'reaction', by: operative.you, sign: 'laugh' });
  await house.close();
});

test('a person reacts three times at once and then has to wait; the others can continue', async () => {
  stillTime();
  const house = await openHouse();
  const { people } = await partyAt(house.base);
  const [anna, bo] = people;
  for (let i = 0; i < limits.reactions.most; i++) expect(await anna.react('party')).toMatchObject({ type: 'reaction' });
  expect(await anna.react('party', 'reaction-3')).toEqual({ ...tooFast, id: 'reaction-3' });
  expect(await bo.react('groan')).toMatchObject({ type: 'reaction' });
  await house.close();
});

test('a reaction reaches people on another node', async () => {
  const house = await openNodes(2);
  const [here, there] = house.nodes as [(typeof house.nodes)[number], (typeof house.nodes)[number]];
  const { table, people } = await partyAt(here.base);
  const [anna] = people;
  const tv = await Client.at(there.base, { table });
  const seen = tv.next('reaction');
  await anna.react('laugh');
  expect(await seen).toEqual({ type: 'reaction', by: anna.you, sign: 'laugh' });
  await house.close();
});
