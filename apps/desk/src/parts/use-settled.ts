import { useEffect, useState } from 'react';

/** In milliseconds: a pause in typing. */
const PAUSE = 200;

/** A value once it has stayed the same for a moment, so that not every letter is a request. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
