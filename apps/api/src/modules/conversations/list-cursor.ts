/** Where a list of conversations was left: after the one whose latest message has this time, and with this id. */
export interface ListCursor {
  readonly latestAt: number;
  readonly id: number;
}

const RADIX = 36;

export const writeListCursor = ({ latestAt, id }: ListCursor): string =>
  `${latestAt.toString(RADIX)}.${id.toString(RADIX)}`;

/** Null when it is none of ours. */
export function readListCursor(text: string): ListCursor | null {
  if (!/^[0-9a-z]{1,11}\.[0-9a-z]{1,11}$/.test(text)) return null;
  const [latestAt = 0, id = 0] = text.split('.').map((part) => parseInt(part, RADIX));
  return Number.isSafeInteger(latestAt) && Number.isSafeInteger(id) ? { latestAt, id } : null;
}
