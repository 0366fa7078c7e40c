/** Preferences on this device: theme, sound, motion. They are stored, and set on <html> for the styles. */
import { keep, kept } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const sounds = ['on', 'off'] as const;
export const motions = ['system', 'less'] as const;
export type Theme = (typeof themes)[number];
export type Sounds = (typeof sounds)[number];
export type Motion = (typeof motions)[number];

class Preferences {
  #theme = $state.raw(one(themes, kept('theme')));
  #sound = $state.raw(one(sounds, kept('sound')));
  #motion = $state.raw(one(motions, kept('motion')));

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme) {
    this.#theme = theme;
    keep('theme', theme);
    this.show();
  }
  get sound(): Sounds {
    return this.#sound;
  }
  set sound(sound) {
    this.#sound = sound;
    keep('sound', sound);
  }
  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion) {
    this.#motion = motion;
    keep('motion', motion);
    this.show();
  }

  show(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.#theme;
    dataset.motion = this.#motion;
  }
}

function one<Choice extends string>(choices: readonly [Choice, ...Choice[]], wanted: string | undefined): Choice {
  return choices.find((choice) => choice === wanted) ?? choices[0];
}

export const preferences = new Preferences();

/** Whether motion is off, by the system's setting or ours. Styles handle it by themselves (still.css). */
export function isStill(): boolean {
  return preferences.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
