/**
 * Why a clip cannot be played. Browsers report the same error, "source", for a clip that is missing, of an unknown format
 * or really an HTML page.
 */
export type FailureCause = 'network' | 'source' | 'decode';

/** Milliseconds before each retry. A lost network gets more of them than a missing file. */
const WAITS: Record<FailureCause, readonly number[]> = {
  network: [1000, 3000, 8000],
  source: [1500],
  decode: [],
};

/** Milliseconds until the next automatic retry; null when only a person can retry. */
export function nextRetry(cause: FailureCause, triesMade: number): number | null {
  return WAITS[cause][triesMade] ?? null;
}

/** From MediaError.code; an unknown code counts as a bad source. */
export function failureCause(code: number | undefined): FailureCause {
  if (code === 2) return 'network';
  if (code === 3) return 'decode';
  return 'source';
}

/** Shown over the poster. */
export const failureWords: Record<FailureCause, string> = {
  network: 'The network dropped out. Check your connection and try again.',
  source: 'This clip is missing or cannot be played here.',
  decode: 'This clip is damaged and cannot be played.',
};
