import { useEffect, useState } from 'react';

/** Milliseconds after the last key press before the text counts. */
const TYPING_PAUSE = 250;

/** The debounced value. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
