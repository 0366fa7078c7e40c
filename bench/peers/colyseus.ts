/**
 * The peer Colyseus: a room that sends patches immediately after each move; the key is a field of a view that only
 * spymasters have.
 */
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { isSpymaster, newBoard, play, SEATS } from '../simple-codenames.ts';
import { words } from '../words.ts';

/** Switches off the interval for patches; 0 would give every room a 60 Hz timer. */
const NEVER = 3_600_000;

const State = schema(
  {
    game: t.uint32(),
    words: t.array('string'),
    covered: t.array('uint8'),
    key: t.string().view(),
    team: t.uint8(),
    clue: t.string(),
    guesses: t.uint8(),
    winner: t.uint8(),
  },
  'State',
);

class Codenames extends Room {
  maxClients = SEATS;
  patchRate = NEVER;
  state = newState();
  /** One view for both spymasters, encoded once. */
  #spymasters = new StateView();

  onCreate() {
    for (const kind of ['giveClue', 'touch', 'stop', 'again']) {
      this.onMessage(kind, (client, args) => {
        const { seat } = client.userData;
        const [word, number] = Array.isArray(args) ? args : [];
        if (!play(this.state, { kind, seat, word, number, card: args }, words)) return client.error(400, 'not allowed');
        this.broadcastPatch();
      });
    }
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
    if (!isSpymaster(seat)) return;
    client.view = this.#spymasters;
    client.view.add(this.state);
  }
}

function newState() {
  const { words: dealt, covered, ...rest } = newBoard(words);
  const state = new State();
  state.words.push(...dealt);
  state.covered.push(...covered);
  return Object.assign(state, rest);
}

const transport = new WebSocketTransport({
  // A server that is suspended while others are measured must not treat silence as a disconnect.
  pingMaxRetries: 1_000_000,
  perMessageDeflate: false,
});
const server = new Server({ greet: false, transport });
server.define('codenames', Codenames);
await server.listen(0, '127.0.0.1');
process.send?.({ port: transport.server.address().port });
process.on('disconnect', () => process.exit());
