/**
 * What the server stores about a person, table by table, in words for that person. The only source: the cleanup job keeps
 * rows as long as this says, and the account page, the privacy page and the document of all tables print it.
 */
export interface StoredTable {
  readonly name: string;
  readonly what: string;
  readonly why: string;
  /** Without it rows stay until the account is deleted. */
  readonly limit?: {
    readonly hours: number;
    /** What the time counts from: 'it expires'. */
    readonly after: string;
    /** What the time is not for. */
    readonly but?: string;
  };
}

/** In hours. */
export const DAY = 24;

/** How long rows of a table are kept, as its owner reads it. */
export function keptText({ limit }: StoredTable): string {
  if (!limit) return 'Until you delete your account';
  return `${spanText(limit.hours)} after ${limit.after}${limit.but === undefined ? '' : `; ${limit.but}`}`;
}

/** 'An hour', '24 hours', '180 days'. */
export function spanText(hours: number): string {
  if (hours === 1) return 'An hour';
  return hours > 2 * DAY ? `${hours / DAY} days` : `${hours} hours`;
}
