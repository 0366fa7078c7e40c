/** Keeps the screen awake while playing, where the browser can. */

/** Returns a function that lets the screen sleep again. Use as an effect: `$effect(stayAwake)`. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = async () => {
    if (over || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) void lock.release();
    } catch {
      // Low battery or not allowed: the screen sleeps as usual.
    }
  };
  // The browser releases the lock when the tab is hidden: request it again when the tab is back.
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
