/** The rooms of each package: what a folder is for, and which other rooms of its package it may import. */

/** A file at the top of a package is a room of its own. */
export type Rooms = Readonly<Record<string, { readonly is: string; readonly uses: readonly string[] }>>;

/** By the folder that holds the rooms. Only shipped code is checked: tests may import anything. */
export const rooms: Readonly<Record<string, Rooms>> = {
  rules: {
    kernel: { is: 'the contract of a game, seeded randomness, results, clocks as plain data', uses: [] },
    clues: { is: 'what the word games share: codenames, clues, agreements with the referee', uses: ['kernel'] },
    codenames: { is: 'the game', uses: ['clues', 'kernel'] },
    duet: { is: 'the game', uses: ['clues', 'kernel'] },
    spyfall: { is: 'the game', uses: ['kernel'] },
    'games.ts': { is: 'the registry of games', uses: ['codenames', 'duet', 'kernel', 'spyfall'] },
    table: { is: 'people, seats, talk and the current game', uses: ['games.ts', 'kernel'] },
    record: {
      is: 'the record of a finished game: making, replaying and checking it',
      uses: ['clues', 'games.ts', 'kernel', 'table'],
    },
    campaign: { is: 'the mission map of Duet', uses: ['duet', 'kernel'] },
  },
  bots: {
    'bot.ts': { is: 'what a bot is asked and what it answers', uses: [] },
    'review.ts': { is: 'what a bot is asked about a finished game, and its opinion', uses: [] },
    meaning: { is: 'what words mean: lexicon, vectors, associations', uses: ['languages'] },
    languages: { is: 'what bots know about each language: words nobody says, endings', uses: [] },
    'word-games': {
      is: 'clues and guesses for Codenames and Duet',
      uses: ['bot.ts', 'languages', 'meaning', 'review.ts'],
    },
    'spyfall-play': { is: 'questions, answers and suspicions for Spyfall', uses: ['bot.ts', 'languages', 'review.ts'] },
    'games.ts': {
      is: 'the registry: how bots think in each game',
      uses: ['bot.ts', 'review.ts', 'spyfall-play', 'word-games'],
    },
    'glosses.ts': { is: 'what the cards mean, for people', uses: ['languages'] },
    'worker.ts': { is: 'the worker thread that thinks', uses: ['bot-worker.ts', 'games.ts'] },
    'bot-worker.ts': { is: 'the client of that thread', uses: ['bot.ts', 'review.ts'] },
  },
  server: {
    platform: { is: 'clock, log, ids, coded errors, rate limits', uses: [] },
    streams: { is: 'storage: append-only streams in memory, SQLite or NATS', uses: ['platform'] },
    config: { is: 'settings, limits and timings', uses: ['platform', 'streams'] },
    metrics: { is: 'what is counted, and how it is written out', uses: ['streams'] },
    campaigns: { is: 'the streams of mission maps', uses: ['config', 'platform', 'streams'] },
    peers: { is: 'messages between the nodes of one server', uses: ['platform', 'streams'] },
    tables: {
      is: 'live tables: decide, store, evolve',
      uses: ['campaigns', 'config', 'metrics', 'peers', 'platform', 'streams'],
    },
    bots: {
      is: 'when a bot moves, and what it thinks of a finished game',
      uses: ['config', 'metrics', 'platform', 'streams', 'tables'],
    },
    http: {
      is: 'pages, API, readiness',
      uses: ['bots', 'campaigns', 'config', 'metrics', 'platform', 'streams', 'tables'],
    },
    websocket: { is: 'the WebSocket protocol: handshake and frames', uses: ['config', 'platform'] },
    sockets: {
      is: 'connections: who is connected, what each is sent',
      uses: ['bots', 'config', 'http', 'metrics', 'platform', 'streams', 'tables', 'websocket'],
    },
    'app.ts': {
      is: 'the server, put together from its rooms',
      uses: ['bots', 'campaigns', 'config', 'http', 'metrics', 'peers', 'platform', 'sockets', 'streams', 'tables'],
    },
    lifecycle: {
      is: 'start-up messages, backups, stopping',
      uses: ['app.ts', 'config', 'http', 'metrics', 'platform', 'streams'],
    },
    'main.ts': {
      is: 'the process',
      uses: ['app.ts', 'config', 'lifecycle', 'metrics', 'peers', 'platform', 'streams'],
    },
  },
  'web/src': {
    styles: { is: 'design tokens and base styles', uses: [] },
    offline: { is: 'the service worker: which files it stores, and what it answers without a network', uses: [] },
    lib: { is: 'what needs no words: connection, storage, routes, sound', uses: [] },
    texts: { is: 'all texts, one folder a language', uses: ['lib'] },
    parts: { is: 'buttons, dialogs, fields', uses: ['lib', 'texts'] },
    'table-kit': { is: 'what every screen at a table shows: people, seats, chat', uses: ['lib', 'parts', 'texts'] },
    play: { is: 'what the boards of all games share', uses: ['lib', 'parts', 'table-kit', 'texts'] },
    campaign: { is: 'the mission map', uses: ['lib', 'parts', 'texts'] },
    'word-games': {
      is: 'what the setups of the word games share: referee, packs, own packs',
      uses: ['lib', 'parts', 'table-kit', 'texts'],
    },
    codenames: {
      is: 'the game: its descriptor, screens and setup',
      uses: ['lib', 'parts', 'play', 'table-kit', 'texts', 'word-games'],
    },
    duet: {
      is: 'the game: its descriptor, screens and setup',
      uses: ['campaign', 'lib', 'parts', 'play', 'table-kit', 'texts', 'word-games'],
    },
    spyfall: {
      is: 'the game: its descriptor, screens and setup, also on one phone',
      uses: ['lib', 'parts', 'play', 'table-kit', 'texts'],
    },
    'games.ts': { is: 'the registry of the games', uses: ['codenames', 'duet', 'spyfall', 'table-kit'] },
    replay: {
      is: 'finished games, looked through step by step; saved games',
      uses: ['codenames', 'duet', 'games.ts', 'lib', 'parts', 'play', 'spyfall', 'table-kit', 'texts'],
    },
    table: {
      is: 'the table page: lobby, setup, the screen of the current phase',
      uses: ['games.ts', 'lib', 'parts', 'replay', 'table-kit', 'texts'],
    },
    pages: {
      is: 'all other pages',
      uses: ['campaign', 'games.ts', 'lib', 'parts', 'replay', 'table', 'texts'],
    },
    'App.svelte': { is: 'the frame of every page', uses: ['lib', 'pages', 'parts', 'texts'] },
    'main.ts': { is: 'the start', uses: ['App.svelte', 'lib', 'pages', 'styles', 'texts'] },
  },
};

/** The folder of `rooms` that contains a file, and its room there; `undefined` outside all of them. */
export function roomOf(file: string): { readonly base: string; readonly room: string } | undefined {
  const base = Object.keys(rooms).find((folder) => file.startsWith(`${folder}/`));
  if (!base) return undefined;
  return { base, room: file.slice(base.length + 1).split('/')[0] ?? '' };
}

/** All rooms as Markdown for ARCHITECTURE.md; those that others build on come first. */
export function drawn(): string {
  const sections = Object.entries(rooms).map(([base, all]) => {
    const rows = layered(all).map((room) => {
      const { is, uses } = all[room] as Rooms[string];
      return `| \`${room}\` | ${is} | ${uses.map((name) => `\`${name}\``).join(', ') || '–'} |`;
    });
    return [`### \`${base}/\``, '', '| room | what it is | may import |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return sections.join('\n\n');
}

/** Sorts each room after all rooms it may import. Throws if there is a cycle. */
export function layered(all: Rooms): string[] {
  const order: string[] = [];
  const visit = (room: string, path: readonly string[]): void => {
    if (path.includes(room)) throw new Error(`a cycle of rooms: ${[...path, room].join(' → ')}`);
    if (order.includes(room)) return;
    for (const used of all[room]?.uses ?? []) visit(used, [...path, room]);
    order.push(room);
  };
  for (const room of Object.keys(all)) visit(room, []);
  return order;
}
