/** Messages for screen readers: each is announced once, politely, in the page's one live region (Announcer.svelte). */

type Message = { readonly id: number; readonly text: string };

const KEPT_FOR = 8_000;
const MOST_KEYS = 500;

let count = 0;
let messages = $state.raw<readonly Message[]>([]);
const said = new Set<string>();

export const announced = {
  get messages(): readonly Message[] {
    return messages;
  },
};

/** `key` names the event (`clue 3 of game 2`): it is announced once, however often the view arrives. */
export function announce(text: string, key?: string): void {
  if (key !== undefined) {
    if (said.has(key)) return;
    said.add(key);
    if (said.size > MOST_KEYS) said.delete(said.values().next().value as string);
  }
  const message = { id: ++count, text };
  messages = [...messages, message];
  setTimeout(() => {
    messages = messages.filter((each) => each !== message);
  }, KEPT_FOR);
}
