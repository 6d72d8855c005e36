import { useEffect, useState } from 'react';

/** Milliseconds without a key before what is typed counts. */
const TYPING_PAUSE = 250;

/** The value, once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
