/**
 * Where a list was left: page `nextPage` begins after the post with this time and id, and what was added after `takenAt`
 * does not belong to the list. Times are milliseconds since 1970 UTC.
 */
export interface Cursor {
  readonly nextPage: number;
  readonly publishedAt: number;
  readonly postId: number;
  readonly takenAt: number;
}

const RADIX = 36;

/** Short and safe in an address; there is nothing in it that the posts do not show anyway. */
export function writeCursor({ nextPage, publishedAt, postId, takenAt }: Cursor): string {
  return [nextPage, publishedAt, postId, takenAt].map((number) => number.toString(RADIX)).join('.');
}

/** Null when it is none of ours. */
export function readCursor(text: string): Cursor | null {
  if (!/^[0-9a-z]{1,11}(\.-?[0-9a-z]{1,11}){3}$/.test(text)) return null;
  const [nextPage = 0, publishedAt = 0, postId = 0, takenAt = 0] = text.split('.').map((part) => parseInt(part, RADIX));
  const isSafe = [nextPage, publishedAt, postId, takenAt].every((number) => Number.isSafeInteger(number));
  return isSafe && nextPage >= 2 ? { nextPage, publishedAt, postId, takenAt } : null;
}
