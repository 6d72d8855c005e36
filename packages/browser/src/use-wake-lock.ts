import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      if (document.hidden || isOver || !('wakeLock' in navigator)) return;
      // Refused by phones in battery saver mode.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
    };
    const look = () => void request();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
}
