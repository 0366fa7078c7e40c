/** A bus between nodes: what is said on a subject is heard by everybody who listens to it at that moment, or by nobody. */
export interface Bus {
  readonly isUp: boolean;
  /** What one node says on a subject is heard in that order. While the bus is down it is lost. */
  say(subject: string, text: string): void;
  hear(subject: string, listener: (text: string) => void): () => void;
  /** Hears each change of `isUp`, until the function it returns is called. */
  watch(listener: (isUp: boolean) => void): () => void;
}
