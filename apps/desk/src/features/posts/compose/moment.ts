/** A fixed offset: India has no daylight saving time. */
const INDIA = '+05:30';
/** The same in milliseconds. */
const INDIA_AHEAD = 5.5 * 3_600_000;

/** The instant in a `datetime-local` field; null if empty. */
export const toInstant = (at: string): string | null => (at === '' ? null : `${at}:00${INDIA}`);

/** An instant as the value of a `datetime-local` field; '' for null. */
export const toField = (instant: string | null): string =>
  instant === null ? '' : new Date(Date.parse(instant) + INDIA_AHEAD).toISOString().slice(0, 16);
