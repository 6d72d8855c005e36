import { useState, type MouseEvent } from 'react';

/** Milliseconds within which two taps of a shaking hand count as one. */
const ONE_TAP = 300;
/** CSS pixels within which a trembling finger hits the same place; a second thumb lands farther away. */
const PLACE = 24;

/** The parts of a click that tell which key was meant. */
export interface Tap {
  readonly at: number;
  readonly key: unknown;
  /** Null for a press by keyboard or screen reader. */
  readonly place: readonly [x: number, y: number] | null;
}

/**
 * Whether a tap repeats the one before: on the same key, or at the same place, since a sheet that opens or closes puts
 * another key beneath the finger.
 */
export function isRepeat(tap: Tap, before: Tap | null): boolean {
  if (before === null || tap.at - before.at >= ONE_TAP) return false;
  if (tap.key === before.key) return true;
  if (tap.place === null || before.place === null) return false;
  return Math.hypot(tap.place[0] - before.place[0], tap.place[1] - before.place[1]) <= PLACE;
}

/** Returns a filter that accepts a tap unless it repeats the one before. */
export function createOneTap(): (tap: Tap) => boolean {
  let before: Tap | null = null;
  return (tap) => {
    const isNew = !isRepeat(tap, before);
    // A dropped tap restarts the time but keeps the first tap's key, so that a third one is dropped too.
    before = { ...tap, key: isNew ? tap.key : before?.key };
    return isNew;
  };
}

/** Drops repeated clicks of a shaking hand, for everything in the element. */
export function useOneTap(): (event: MouseEvent) => void {
  const [accept] = useState(createOneTap);
  return (event) => {
    const { target, detail, clientX: x, clientY: y } = event;
    // The browser also dispatches a label's click on its field.
    if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
    const key = target.closest('button') ?? target.closest('label') ?? target;
    const place = detail === 0 || (x === 0 && y === 0) ? null : ([x, y] as const);
    if (accept({ at: Date.now(), key, place })) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
