/**
 * What a walk installs in each page before our code runs: time stands still until it is told to pass, every connection
 * to the server is known, and everything that was said or moved is recorded.
 */
import type { LanguageCode } from '../../src/texts/languages.ts';
import { type Check, checks } from './page-checks.ts';
import { type Said, saidOn } from './page-texts.ts';
import { type Pieces, piecesOf } from './pieces.ts';

/** What a live region said, and the page's language at that moment. */
export type Heard = { readonly text: string; readonly language: string };
/** A page in one language: its texts, and the findings of the checks. */
export type Spoken = { readonly language: string; readonly said: readonly Said[]; readonly found: Found };
/** `outOfSight`: what does not fit on a TV without scrolling. */
export type Look = Check | 'outOfSight';
export type Found = { readonly [Name in Look]?: readonly string[] };

export type Kit = {
  /** Another guest takes over this browser, with these values stored, and follows a link to this path. */
  enter(path: string, known: Readonly<Record<string, string>>): Promise<void>;
  /** Resolves when nothing more will happen by itself. */
  rest(): Promise<void>;
  /** Fires all timers of a second or more. */
  pass(): void;
  /** What is wrong with the page in its current layout, with its fonts. */
  look(names: readonly Look[]): Promise<Found>;
  /** Switches to one language after the other, and stays with the last. */
  speak(codes: readonly LanguageCode[], names: readonly Look[]): Promise<Spoken[]>;
  /** Takes the page apart. Returns the hash of each kind of piece. */
  pieces(): Hashes;
  /** Of the pieces taken last, chooses one text of each of these kinds, and large elements without such parts. */
  choose(fresh: Pick<Hashes, 'texts' | 'parts'>): void;
  readonly newTexts: readonly Element[];
  readonly knownParts: readonly Element[];
  /** What was announced since the last call. */
  heard(): Heard[];
};

export type Hashes = { readonly [Kind in keyof Pieces]: readonly number[] };

declare global {
  var kit: Kit;
}

/** Runs in the page. */
function install(looks: Record<Check, () => string[]>, read: typeof saidOn, takeApart: typeof piecesOf): void {
  if (location.protocol === 'about:') return;
  /** From this delay on, a timer is about time, not about order. */
  const LONG = 1_000;
  const HANGS_AFTER = 60_000;
  const LEFT_OUT = 6;
  const LANGUAGE = 'safehouse.language';

  // A slow machine must not change what a page shows: neither clocks nor timeouts advance by themselves.
  const opened = Date.now();
  Date.now = () => opened;
  const later = new Map<number, () => void>();
  const { setTimeout: soon, clearTimeout: drop } = window;
  let timers = 1_000_000_000;
  const hold = (deed: TimerHandler, delay = 0, ...values: unknown[]) => {
    if (delay < LONG || typeof deed !== 'function') return soon(deed, delay, ...values);
    later.set(++timers, () => deed(...values));
    return timers;
  };
  Object.assign(window, {
    setTimeout: hold,
    clearTimeout: (timer: number) => later.delete(timer) || drop(timer),
    // Whatever repeats either looks at a clock or asks the server again.
    setInterval: () => ++timers,
  });

  const lines = new Set<Line>();
  class Line extends WebSocket {
    isGreeted = false;
    /** The ids of questions the server has not answered yet; `pongs` counts the pongs still to come. */
    readonly asked = new Set<string>();
    pongs = 0;

    constructor(...how: ConstructorParameters<typeof WebSocket>) {
      super(...how);
      lines.add(this);
      this.addEventListener('close', () => lines.delete(this));
      // Runs before the page's own listener: what is answered here is about to be shown.
      this.addEventListener('message', ({ data }) => this.#hear(data));
    }
    override send(data: string): void {
      const { type, id } = JSON.parse(data);
      if (id !== undefined) this.asked.add(id);
      if (type === 'ping' || type === 'packed') this.pongs++;
      super.send(data);
    }
    get isAtRest(): boolean {
      if (this.readyState > WebSocket.OPEN) return true;
      return this.isGreeted && this.asked.size === 0 && this.pongs === 0;
    }
    #hear(data: string | ArrayBuffer): void {
      this.isGreeted = true;
      // An id is spelled the same in packed messages and in JSON.
      const text = typeof data === 'string' ? data : String.fromCharCode(...new Uint8Array(data));
      if (text.startsWith('{"type":"pong"')) this.pongs--;
      for (const id of this.asked) if (text.includes(id)) this.asked.delete(id);
    }
  }
  window.WebSocket = Line;

  const said: Heard[] = [];
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const hear = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) {
      const { data = '' } = text as Text;
      // An announcement stays as it was said, so it is recorded with its language.
      if (text.nodeType === Node.TEXT_NODE && data.trim())
        said.push({ text: data, language: document.documentElement.lang });
    }
  };
  let changes = 0;
  new MutationObserver((all) => {
    changes += all.length;
    for (const { target, addedNodes, type } of all) {
      const at = target instanceof Element ? target : target.parentElement;
      if (!at?.closest(live)) continue;
      if (type === 'characterData') hear(target);
      else if (type === 'childList') addedNodes.forEach(hear);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const watchers = new Set<ResizeObserver>();
  window.ResizeObserver = class extends ResizeObserver {
    override observe(target: Element, options?: ResizeObserverOptions): void {
      watchers.add(this);
      super.observe(target, options);
    }
    override disconnect(): void {
      watchers.delete(this);
      super.disconnect();
    }
  };

  // A short animation may be over before anyone looks.
  const moved: string[] = [];
  addEventListener('animationstart', ({ animationName }) => moved.push(animationName), { capture: true });
  addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName), { capture: true });

  const task = () => new Promise((done) => soon(done, 0));
  /** A whole frame: resize observers are called after its callbacks. */
  const frame = () => new Promise((done) => requestAnimationFrame(() => void task().then(done)));
  let size = '';
  /** Layout needs no frame, it is computed on demand; but resize observers are only called within one. */
  const laidOut = async () => {
    const now = `${innerWidth}×${innerHeight}`;
    // The first frame may have started before the last change, and what an observer changes may be observed by another.
    if (now !== size || watchers.size > 0) {
      for (let before = -1; before !== changes; ) {
        before = changes;
        await frame().then(frame);
      }
    }
    size = now;
    document.body.getBoundingClientRect();
  };
  const settled = async () => {
    await laidOut();
    while (document.fonts.status !== 'loaded') await document.fonts.ready.then(laidOut);
  };
  const until = async (holds: () => boolean, complaint: string) => {
    for (const since = performance.now(); !holds(); await task()) {
      if (performance.now() - since > HANGS_AFTER) throw new Error(complaint);
    }
  };
  const answered = async () => {
    // Whatever the server sent before it read this ping arrives before the pong.
    for (const line of lines) if (line.isGreeted && line.readyState === WebSocket.OPEN) line.send('{"type":"ping"}');
    await until(() => [...lines].every((line) => line.isAtRest), 'the house does not answer');
  };
  const isPlayed = () => {
    kit.pass();
    return document.querySelector('[data-beat]') === null;
  };
  // Old clues make way on a TV one by one, so they do not count.
  const withoutLog = (deed: () => string[]) => {
    const logs = document.querySelectorAll<HTMLElement>('aside ol');
    for (const { style } of logs) style.display = 'none';
    const found = deed();
    for (const { style } of logs) style.display = '';
    return found;
  };
  const all = {
    ...looks,
    moving: () => [...looks.moving(), ...moved.splice(0)],
    outOfSight: () => [...withoutLog(looks.clipped), ...looks.larger()],
  };
  const look = async (names: readonly Look[]): Promise<Found> => {
    await settled();
    return Object.fromEntries(names.map((name) => [name, all[name]()]));
  };
  const turnTo = async (code: string) => {
    if (document.documentElement.lang === code) return;
    // As if another tab of the same browser had changed it.
    localStorage.setItem(LANGUAGE, code);
    dispatchEvent(new StorageEvent('storage', { key: LANGUAGE, newValue: code }));
    await until(() => document.documentElement.lang === code, `the page does not turn to ${code}`);
  };

  let pieces: Pieces = { texts: [], controls: [], parts: [] };
  globalThis.kit = {
    async enter(path, known) {
      await turnTo('en');
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(known)) localStorage.setItem(`safehouse.${key}`, value);
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    async rest() {
      for (let before = -1; before !== changes; ) {
        before = changes;
        await answered();
        kit.pass();
        await answered();
        await until(isPlayed, 'a scene never ends');
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await settled();
        await frame();
      }
    },
    pass() {
      const due = [...later.values()];
      later.clear();
      for (const deed of due) deed();
    },
    look,
    async speak(codes, names) {
      const first = new Map<Element, Set<string>>();
      const spoken: Spoken[] = [];
      for (const code of codes) {
        await turnTo(code);
        const found = await look(names);
        spoken.push({ language: document.documentElement.lang, said: read(first), found });
      }
      return spoken;
    },
    newTexts: [],
    knownParts: [],
    pieces() {
      pieces = takeApart();
      const kinds = (all: Pieces['texts']) => [...new Set(all.map(({ how }) => how))];
      return { texts: kinds(pieces.texts), controls: kinds(pieces.controls), parts: kinds(pieces.parts) };
    },
    choose(fresh) {
      const [texts, parts] = [new Set(fresh.texts), new Set(fresh.parts)];
      const newTexts = pieces.texts.filter(({ how }) => texts.delete(how)).map(({ element }) => element);
      const known: Pieces['parts'][number][] = [];
      const isNew = pieces.parts.map(({ how }) => parts.delete(how));
      for (let at = 0; at < pieces.parts.length; at++) {
        const part = pieces.parts[at] as Pieces['parts'][number];
        if (isNew.slice(at, at + part.size).includes(true)) continue;
        known.push(part);
        at += part.size - 1;
      }
      // To leave out an element costs axe as much as to judge some.
      const large = known.toSorted((a, b) => b.size - a.size).slice(0, LEFT_OUT);
      Object.assign(kit, { newTexts, knownParts: large.map(({ element }) => element) });
    },
    heard: () => said.splice(0),
  };
}

export const PAGE_KIT = `(${install})({${Object.entries(checks).map(([name, check]) => `${name}: ${check}`)}}, ${saidOn}, ${piecesOf})`;
