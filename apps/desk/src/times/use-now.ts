import { useEffect, useState } from 'react';

/** The time in milliseconds since 1970, updated every half minute. Only for pages rendered in the browser. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const move = () => setNow(Date.now());
    const timer = setInterval(move, 30_000);
    // Timers stop while a page is suspended.
    document.addEventListener('visibilitychange', move);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', move);
    };
  }, []);
  return now;
}
