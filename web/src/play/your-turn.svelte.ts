/** Tells a player who looks elsewhere that it is their turn: in the tab's title, by vibration and by sound (UX 47). */
import { pulse } from '../lib/pulse.ts';
import { playSound } from '../lib/sound.ts';
import { titleMark } from '../lib/title-mark.svelte.ts';
import { t } from '../texts/texts.svelte.ts';

/** Milliseconds: on, off, on. */
const PULSE = [120, 80, 120];

/** Call during component initialisation. A page that has just loaded only changes its title. */
export function callOnTurn(isOnMe: () => boolean): void {
  let wasOnMe: boolean | undefined;
  $effect(() => {
    const isMine = isOnMe();
    titleMark.text = isMine ? t.play.yourTurn : undefined;
    if (isMine && wasOnMe === false) {
      playSound('turn');
      pulse(PULSE);
    }
    wasOnMe = isMine;
  });
  $effect(() => () => {
    titleMark.text = undefined;
  });
}
