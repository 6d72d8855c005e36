/** A fixed offset: India has no daylight saving time. */
const INDIA = '+05:30';
const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** An instant as the value of a `datetime-local` field; '' for null. */
export const toLocal = (instant: string | null): string =>
  instant === null ? '' : new Date(Date.parse(instant) + INDIA_MS).toISOString().slice(0, 16);

/** The instant in a `datetime-local` field; null if empty. */
export const toInstant = (local: string): string | null => (local === '' ? null : `${local}:00${INDIA}`);
