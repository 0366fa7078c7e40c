/** A bus between nodes: a message reaches everyone subscribed at that moment, and is not kept. */
export interface Bus {
  readonly isUp: boolean;
  /** Messages of one node on a subject arrive in order. While the bus is down they are lost. */
  say(subject: string, text: string): void;
  hear(subject: string, listener: (text: string) => void): () => void;
  /** Called on each change of `isUp`; returns the unsubscribe function. */
  watch(listener: (isUp: boolean) => void): () => void;
}
