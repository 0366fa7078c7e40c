/** The peer boardgame.io: its server, its store in memory and its SocketIO transport; the key goes to the spymasters only. */
import { createRequire } from 'node:module';
import { isSpymaster, newBoard, play, SEATS } from '../simple-codenames.ts';
import { words } from '../words.ts';

// It is CommonJS, reached by folder, which an import statement does not find.
const require = createRequire(import.meta.url);
const { Server, SocketIO } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

/** One that is stopped while others are measured must not take silence for absence. */
const PATIENCE = 3_600_000;

const move =
  (kind) =>
  ({ G, playerID }, args) =>
    play(G, { kind, seat: Number(playerID), ...args }, words) ? undefined : INVALID_MOVE;

const game = {
  name: 'codenames',
  setup: () => newBoard(words),
  moves: { giveClue: move('giveClue'), touch: move('touch'), stop: move('stop'), again: move('again') },
  // Who may move is the room's business, as in ours.
  turn: { activePlayers: ActivePlayers.ALL },
  minPlayers: SEATS,
  maxPlayers: SEATS,
  playerView: ({ G, playerID }) => (isSpymaster(Number(playerID)) ? G : { ...G, key: undefined }),
  // Nobody takes a move back here, and its history of states costs with every move.
  disableUndo: true,
  // Whole states, as it comes; DELTA=1 measures it with differences.
  deltaState: process.env.DELTA === '1',
};

const server = Server({
  games: [game],
  origins: ['http://127.0.0.1'],
  transport: new SocketIO({ socketOpts: { pingTimeout: PATIENCE, perMessageDeflate: false } }),
});
// A log that is copied with every move would make it slower the longer the bench runs.
server.db.setState = function (matchID, state) {
  this.state.set(matchID, state);
};
const { appServer } = await server.run({ port: 0 });
process.send?.({ port: appServer.address().port });
process.on('disconnect', () => process.exit());
