/** A copy of a clip in one of several sizes. */
export interface Rung {
  readonly src: string;
  /** The short side, in pixels. */
  readonly side: number;
  /** Kilobits per second. */
  readonly rate: number;
}

export interface Viewing {
  /** The short side of the clip on screen, in device pixels. */
  readonly pixels: number;
  readonly saving: boolean;
  /** Kilobits per second of the connection; null while unknown. */
  readonly throughput: number | null;
}

/** A connection varies and is shared with other files. */
const HEADROOM = 1.5;
/** For an unknown connection: the size that a server without copies sends. */
const UNKNOWN = { side: 540 };
/** Enlarging by this factor is invisible in a moving picture. */
const UNSEEN = 1.15;

/**
 * The copy to play: the smallest that fills the screen, or the largest below it that the connection can carry; on data saver,
 * the smallest of all.
 * @param rungs at least one
 */
export function chooseRung(rungs: readonly Rung[], { pixels, saving, throughput }: Viewing): Rung {
  const ascending = rungs.toSorted((one, other) => one.side - other.side);
  const [lowest] = ascending as [Rung];
  if (saving) return lowest;
  const enough = ascending.find(({ side }) => side * UNSEEN >= pixels)?.side ?? Infinity;
  const isCarried = ({ side, rate }: Rung): boolean =>
    throughput === null ? side <= UNKNOWN.side : rate * HEADROOM <= throughput;
  return ascending.findLast((rung) => rung.side <= enough && isCarried(rung)) ?? lowest;
}
