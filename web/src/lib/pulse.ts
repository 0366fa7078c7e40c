/** A short vibration on a phone. Browsers refuse it, with an error, until the page has been touched. */
export function pulse(milliseconds: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(milliseconds);
}
