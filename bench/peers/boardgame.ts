/**
 * The peer boardgame.io: its server, its in-memory store and its SocketIO transport; only the spymasters get the key.
 */
import { createRequire } from 'node:module';
import { isSpymaster, newBoard, play, SEATS } from '../simple-codenames.ts';
import { words } from '../words.ts';

// It is CommonJS, found by folder, which an import statement does not support.
const require = createRequire(import.meta.url);
const { Server, SocketIO } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

/** A server that is suspended while others are measured must not treat silence as a disconnect. */
const PATIENCE = 3_600_000;

const move =
  (kind) =>
  ({ G, playerID }, args) =>
    play(G, { kind, seat: Number(playerID), ...args }, words) ? undefined : INVALID_MOVE;

const game = {
  name: 'codenames',
  setup: () => newBoard(words),
  moves: { giveClue: move('giveClue'), touch: move('touch'), stop: move('stop'), again: move('again') },
  // The room checks who may move, as in ours.
  turn: { activePlayers: ActivePlayers.ALL },
  minPlayers: SEATS,
  maxPlayers: SEATS,
  playerView: ({ G, playerID }) => (isSpymaster(Number(playerID)) ? G : { ...G, key: undefined }),
  // Nobody takes back moves here, and its undo history costs time with every move.
  disableUndo: true,
  // Whole states, its default; DELTA=1 measures it with differences.
  deltaState: process.env.DELTA === '1',
};

const server = Server({
  games: [game],
  origins: ['http://127.0.0.1'],
  transport: new SocketIO({ socketOpts: { pingTimeout: PATIENCE, perMessageDeflate: false } }),
});
// A log that is copied with every move would make it slower the longer the benchmark runs.
server.db.setState = function (matchID, state) {
  this.state.set(matchID, state);
};
const { appServer } = await server.run({ port: 0 });
process.send?.({ port: appServer.address().port });
process.on('disconnect', () => process.exit());
