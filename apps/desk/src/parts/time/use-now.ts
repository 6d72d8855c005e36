import { useEffect, useState } from 'react';

/** The time, in milliseconds since 1970, which moves on by itself every half minute. For pages that only a browser shows. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const move = () => setNow(Date.now());
    const timer = setInterval(move, 30_000);
    // A page that slept shows an old time.
    document.addEventListener('visibilitychange', move);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', move);
    };
  }, []);
  return now;
}
