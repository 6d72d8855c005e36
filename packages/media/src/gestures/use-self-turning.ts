import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** In milliseconds. */
export interface TurningPace {
  /** Before the first turn. */
  readonly startAfter: number;
  /** Between two turns. */
  readonly turnEvery: number;
}

export const USUAL_PACE: TurningPace = { startAfter: 2000, turnEvery: 5000 };

interface SelfTurning {
  /** Props of the carousel. */
  events: Record<'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur', () => void>;
  /** Whether it has several items and motion is not reduced: it then needs a button to stop it. */
  canTurn: boolean;
  /** Whether the person stopped it with that button. */
  stopped: boolean;
  toggle(): void;
}

/** Turns a carousel automatically, except while it is touched, hovered, focused, out of view or stopped, or with reduced motion. */
export function useSelfTurning(
  row: RefObject<Element | null>,
  turn: () => void,
  many: boolean,
  { startAfter, turnEvery }: TurningPace = USUAL_PACE,
): SelfTurning {
  const [started, setStarted] = useState(false);
  const [held, setHeld] = useState(false);
  const [inSight, setInSight] = useState(false);
  const [stopped, setStopped] = useState(false);
  const next = useEffectEvent(turn);

  useEffect(() => {
    if (!many || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => setStarted(true), startAfter);
    return () => clearTimeout(timer);
  }, [many, startAfter]);

  useEffect(() => {
    if (row.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);

  const turns = started && inSight && !held && !stopped;
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && next(), turnEvery);
    return () => clearInterval(timer);
  }, [turns, turnEvery]);

  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return {
    events: { onPointerEnter: hold, onPointerLeave: letGo, onPointerDown: hold, onFocus: hold, onBlur: letGo },
    canTurn: started,
    stopped,
    toggle: () => setStopped((before) => !before),
  };
}
