/** The zone of the city has no summer time. */
const INDIA = '+05:30';
const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** An instant as a time field of the city has it; '' for none. */
export const toLocal = (instant: string | null): string =>
  instant === null ? '' : new Date(Date.parse(instant) + INDIA_MS).toISOString().slice(0, 16);

/** What a time field of the city says as an instant; null for ''. */
export const toInstant = (local: string): string | null => (local === '' ? null : `${local}:00${INDIA}`);
