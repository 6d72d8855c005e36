import { useEffect, useState } from 'react';

/** Milliseconds without typing. */
const PAUSE = 200;

/** A debounced value, so that not every keystroke is a request. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
