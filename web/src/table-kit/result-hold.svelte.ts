/** Whether the board stays although the game is over: until its last scene has been played. */
let isHeld = $state(false);

export const resultHold = {
  get isOn(): boolean {
    return isHeld;
  },
  set isOn(isOn: boolean) {
    isHeld = isOn;
  },
};
