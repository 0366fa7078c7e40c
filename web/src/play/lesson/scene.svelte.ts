/** The scene of a lesson. A change of language starts again: its words and its board are others. */
import { language } from '../../texts/texts.svelte.ts';

export class LessonScene<Scene, Words> {
  now: Scene;
  readonly #open: () => Scene;

  /** Call during component initialisation. */
  constructor(opening: (words: Words) => Scene, words: () => Words) {
    this.#open = () => opening(words());
    this.now = $state.raw(this.#open());
    let spoken = language.code;
    $effect(() => {
      if (language.code !== spoken) this.restart();
      spoken = language.code;
    });
  }

  restart(): void {
    this.now = this.#open();
  }
}
