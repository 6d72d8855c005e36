import { useState, type MouseEvent } from 'react';

/** Two taps within this time are one: a shaking hand. */
const ONE_TAP = 300;
/** A finger that trembles hits the same place, in CSS pixels; a second thumb another one. */
const PLACE = 24;

/** A click, as far as it tells which key was meant. */
export interface Tap {
  readonly at: number;
  readonly key: unknown;
  /** Null for a key that was pressed by a keyboard or a screen reader. */
  readonly place: readonly [x: number, y: number] | null;
}

/**
 * Whether a tap repeats the one before: on the same key, or on what has taken its place. A sheet that opens or closes
 * puts another key beneath the finger.
 */
export function isRepeat(tap: Tap, before: Tap | null): boolean {
  if (before === null || tap.at - before.at >= ONE_TAP) return false;
  if (tap.key === before.key) return true;
  if (tap.place === null || before.place === null) return false;
  return Math.hypot(tap.place[0] - before.place[0], tap.place[1] - before.place[1]) <= PLACE;
}

/** Passes each tap on unless it repeats the one before. */
export function createOneTap(): (tap: Tap) => boolean {
  let before: Tap | null = null;
  return (tap) => {
    const isNew = !isRepeat(tap, before);
    // A third tap repeats the second.
    before = { ...tap, key: isNew ? tap.key : before?.key };
    return isNew;
  };
}

/** Makes two clicks of a shaking hand one, for everything that the element contains. */
export function useOneTap(): (event: MouseEvent) => void {
  const [accept] = useState(createOneTap);
  return (event) => {
    const { target, detail, clientX: x, clientY: y } = event;
    // The click that a label passes on to its field.
    if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
    const key = target.closest('button') ?? target.closest('label') ?? target;
    const place = detail === 0 || (x === 0 && y === 0) ? null : ([x, y] as const);
    if (accept({ at: Date.now(), key, place })) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
