// The screen stays on while a clock runs, where the browser can do that; it lets go whenever the page is hidden.

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (isOver) await held.release();
      else lock = held;
    } catch {
      // not allowed just now, as with little battery: the clock runs all the same
    }
  }
  const look = (): void => void hold();
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", look);
    void lock?.release();
  };
}
