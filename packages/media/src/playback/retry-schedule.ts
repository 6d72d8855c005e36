/**
 * Why a clip cannot be played. A browser gives one and the same error for a clip that is missing, of an unknown
 * format or an HTML page in disguise: "source".
 */
export type FailureCause = 'network' | 'source' | 'decode';

/** Milliseconds to wait before each try. A lost network deserves patience, a missing file one more look. */
const WAITS: Record<FailureCause, readonly number[]> = {
  network: [1000, 3000, 8000],
  source: [1500],
  decode: [],
};

/** Milliseconds until the next try by ourselves, or null when it is up to the person now. */
export function nextRetry(cause: FailureCause, triesMade: number): number | null {
  return WAITS[cause][triesMade] ?? null;
}

/** From MediaError.code; an unknown code counts as a bad source. */
export function failureCause(code: number | undefined): FailureCause {
  if (code === 2) return 'network';
  if (code === 3) return 'decode';
  return 'source';
}

/** Plain words, shown over the poster. */
export const failureWords: Record<FailureCause, string> = {
  network: 'The network dropped out. Check your connection and try again.',
  source: 'This clip is missing or cannot be played here.',
  decode: 'This clip is damaged and cannot be played.',
};
