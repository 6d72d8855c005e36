/** Thrown instead of waiting longer: the answer is 503 with these seconds in `Retry-After`. */
export class OverloadError extends Error {
  readonly retryAfter = 3;
}

export interface QueueLimits {
  /** How many run at once. All share one core, so more would only delay each of them. */
  readonly running: number;
  /** The most waiting requests, of all callers and of one. */
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/**
 * Limits concurrent work. Callers take turns, so that a caller with many requests delays only their own.
 * @throws OverloadError if too many are waiting
 */
export function createFairQueue({ running, waiting, waitingOfOne }: QueueLimits) {
  /** Waiting requests by caller; the first caller is next. */
  const lines = new Map<string, (() => void)[]>();
  let busy = 0;
  let queued = 0;

  function startNext(): void {
    const [caller, line] = lines.entries().next().value ?? [];
    const start = line?.shift();
    if (caller === undefined || !line || !start) return;
    lines.delete(caller);
    if (line.length > 0) lines.set(caller, line);
    queued -= 1;
    busy += 1;
    start();
  }

  return async <Result>(caller: string, work: () => Promise<Result>): Promise<Result> => {
    if (busy < running) busy += 1;
    else {
      const line = lines.get(caller) ?? [];
      if (queued >= waiting || line.length >= waitingOfOne) throw new OverloadError('too many requests at once');
      queued += 1;
      lines.set(caller, line);
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      busy -= 1;
      startNext();
    }
  };
}
