import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      if (document.hidden || isOver || !('wakeLock' in navigator)) return;
      // A phone that saves its battery refuses.
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
