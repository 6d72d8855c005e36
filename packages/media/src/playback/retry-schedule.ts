import { t } from '@maidan/i18n/text';
/**
 * Why a clip cannot be played. Browsers report the same error, "source", for a clip that is missing, has an unknown format
 * or is really an HTML page.
 */
export type FailureCause = 'network' | 'source' | 'decode';

/** Milliseconds before each retry. A lost network is retried more often than a missing file. */
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
export function clipFailure(cause: FailureCause): string {
  if (cause === 'network') return t('ui.clipNetwork');
  return cause === 'source' ? t('ui.clipSource') : t('ui.clipDecode');
}

/** The same for a player without a picture. */
export function recordingFailure(cause: FailureCause): string {
  if (cause === 'network') return t('ui.clipNetwork');
  return cause === 'source' ? t('ui.recordingSource') : t('ui.recordingDecode');
}
