/**
 * A client of Safehouse in one file, without any packages: opens a table, seats as many players as the game needs, and
 * plays a game to its end. It uses only what docs/protocol.md says.
 *
 *   node examples/client/play.mjs http://localhost:7007 codenames
 */
const [base = 'http://localhost:7007', game = 'codenames'] = process.argv.slice(2);
const random = (list) => list[Math.floor(Math.random() * list.length)];
const token = (bytes) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64url');

/** Who sits where. */
const seats = {
  codenames: [
    { team: 'red', role: 'spymaster' },
    { team: 'red', role: 'operative' },
    { team: 'blue', role: 'spymaster' },
    { team: 'blue', role: 'operative' },
  ],
  duet: [
    { team: 'west', role: 'partner' },
    { team: 'east', role: 'partner' },
  ],
  spyfall: Array(4).fill({ team: 'table', role: 'player' }),
}[game];
if (!seats) throw new Error(`Unknown game: ${game}`);

/** One person at the table: a socket, the latest view, and the actions that wait for an answer. */
class Player {
  #answers = new Map();
  #greeted = Promise.withResolvers();
  #pongs = [];

  constructor(table, secret) {
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
    this.socket.onopen = () => this.#send({ type: 'hello', protocol: 1, table, secret });
    this.socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    this.socket.onerror = () => this.#greeted.reject(new Error('no connection'));
    this.greeted = this.#greeted.promise;
  }

  /** The game as this player sees it. */
  get game() {
    return this.view.round?.view;
  }

  /** Resolves with `done`, `refused` or `error`. When that comes, the change it made has come before. */
  act(action) {
    const id = token(9);
    const { promise, resolve } = Promise.withResolvers();
    this.#answers.set(id, resolve);
    this.#send({ type: 'act', id, action });
    return promise;
  }

  async must(action) {
    const answer = await this.act(action);
    if (answer.type !== 'done') throw new Error(`${JSON.stringify(action)}: ${answer.code}`);
  }

  /** Resolves when everything has come that the server sent before. */
  caughtUp() {
    return new Promise((resolve) => {
      this.#pongs.push(resolve);
      this.#send({ type: 'ping' });
    });
  }

  close() {
    this.socket.close();
  }

  #send(message) {
    this.socket.send(JSON.stringify(message));
  }

  #hear(message) {
    switch (message.type) {
      case 'welcome':
      case 'view':
        if (message.type === 'welcome') this.you = message.you;
        if (message.view) this.view = message.view;
        this.version = message.version;
        this.#greeted.resolve();
        break;
      case 'change':
        if (message.from !== this.version) throw new Error('a change is missing: say hello again');
        this.view = message.patch.reduce((view, [path, ...value]) => patched(view, path, value), this.view);
        this.version = message.version;
        break;
      case 'pong':
        this.#pongs.shift()?.();
        break;
      case 'done':
      case 'refused':
      case 'error':
        this.#answers.get(message.id)?.(message);
        this.#answers.delete(message.id);
        break;
      case 'bye':
        throw new Error(`the server says goodbye: ${message.code}`);
    }
  }
}

/** `[path, value]` sets what is at the path, `[path]` removes it. */
function patched(at, [key, ...rest], value) {
  if (key === undefined) return value[0];
  const copy = Array.isArray(at) ? [...at] : { ...at };
  if (rest.length === 0 && value.length === 0) delete copy[key];
  else copy[key] = patched(copy[key], rest, value);
  return copy;
}

/** The next move of a player, if they have one: `may` says what is allowed. */
const moves = {
  codenames({ game: { may, cards } }, turn) {
    if (may.giveClue === 'yes') return { kind: 'giveClue', word: `example${letters(turn)}`, number: 1 };
    if (may.touch === 'yes') return { kind: 'touch', card: random(indexes(cards, ({ covered }) => !covered)) };
    return undefined;
  },
  duet({ game: { may, cards, phase, you } }, turn) {
    if (may.giveClue === 'yes') return { kind: 'giveClue', word: `example${letters(turn)}`, number: 1 };
    if (may.stop === 'yes' && phase === 'guess') return { kind: 'stop' };
    const isOpen = ({ found, markers }) => !found && markers.every(({ side }) => side !== you.side);
    return may.touch === 'yes' ? { kind: 'touch', card: random(indexes(cards, isOpen)) } : undefined;
  },
  spyfall({ you, game: { may, turn, players, locations, verdicts, phase } }, count) {
    const others = players.map(({ person }) => person).filter((person) => person !== you);
    if (may.start === 'yes') return { kind: 'start' };
    if (may.goOn === 'yes') return { kind: 'goOn' };
    if (may.vote === 'yes') return { kind: 'vote', guilty: true };
    const played = verdicts.map(({ location }) => location);
    const left = locations.filter(({ id }) => !played.includes(id));
    if (may.name === 'yes') return { kind: 'name', location: random(left).id };
    if (phase !== 'asking') return undefined;
    if (count % 8 === 7 && may.accuse === 'yes') return { kind: 'accuse', suspect: random(others) };
    if (count % 8 === 6 && may.stop === 'yes') return { kind: 'stop' };
    if (may.ask !== 'yes') return undefined;
    // Not the one who has just asked you, and not the same person again.
    return { kind: 'ask', whom: random(others.filter((person) => !Object.values(turn).includes(person))) };
  },
}[game];

const indexes = (cards, isWanted) => cards.flatMap((card, i) => (isWanted(card) ? [i] : []));
const letters = (number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'[digit]);

const secrets = seats.map(() => token(32));
const response = await fetch(`${base}/api/tables`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ secret: secrets[0], name: 'Player 1', language: 'en', game }),
});
if (response.status !== 201) throw new Error(`no table: ${response.status} ${await response.text()}`);
const { table } = await response.json();
const players = secrets.map((secret) => new Player(table, secret));
await Promise.all(players.map(({ greeted }) => greeted));
const [host] = players;
for (const [i, player] of players.entries()) {
  const place = seats[i];
  await player.must(i === 0 ? { kind: 'sit', place } : { kind: 'join', name: `Player ${i + 1}`, place });
}
await host.must({ kind: 'start' });
for (let turn = 0; ; turn++) {
  await Promise.all(players.map((player) => player.caughtUp()));
  if (host.view.phase === 'over') break;
  const next = players.map((player) => ({ player, action: moves(player, turn) })).filter(({ action }) => action);
  if (next.length === 0) throw new Error('nobody can move');
  const { player, action } = random(next);
  await player.must({ kind: 'play', game, action });
}
const { ending, winners } = host.game.outcome;
console.log(`${game}: ${ending}${winners.length > 0 ? `, won by ${winners.join(' and ')}` : ''}`);
for (const player of players) player.close();
