import { useEffect, useState } from 'react';

/** Milliseconds without progress until a spinner appears, and until Skip is offered. */
const SPINNER_AFTER = 300;
const WAY_ON_AFTER = 8000;

export type Wait = 'none' | 'short' | 'long';

/** How long the viewer of a clip has been waiting. */
export function useWaiting(waiting: boolean): Wait {
  const [wait, setWait] = useState<Wait>('none');
  useEffect(() => {
    if (!waiting) return undefined;
    const short = setTimeout(() => setWait('short'), SPINNER_AFTER);
    const long = setTimeout(() => setWait('long'), WAY_ON_AFTER);
    return () => {
      clearTimeout(short);
      clearTimeout(long);
      setWait('none');
    };
  }, [waiting]);
  return wait;
}
