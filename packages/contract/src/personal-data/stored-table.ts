/**
 * What the server stores about a person, table by table, in words for that person. The single source: the cleanup job
 * follows these periods, and the account page, the privacy page and the document of all tables show them.
 */
export interface StoredTable {
  readonly name: string;
  readonly what: string;
  readonly why: string;
  /** Without it, rows are kept until the account is deleted. */
  readonly limit?: {
    readonly hours: number;
    /** The event that the period counts from: 'it expires'. */
    readonly after: string;
    /** The exception to the period. */
    readonly but?: string;
  };
}

/** In hours. */
export const DAY = 24;

/** How long rows of a table are kept, in words for their owner. */
export function keptText({ limit }: StoredTable): string {
  if (!limit) return 'Until you delete your account';
  return `${spanText(limit.hours)} after ${limit.after}${limit.but === undefined ? '' : `; ${limit.but}`}`;
}

/** 'An hour', '24 hours', '180 days'. */
export function spanText(hours: number): string {
  if (hours === 1) return 'An hour';
  return hours > 2 * DAY ? `${hours / DAY} days` : `${hours} hours`;
}
