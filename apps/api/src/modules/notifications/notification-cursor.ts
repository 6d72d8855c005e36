/** Where a list of notifications was left: the next page begins after this one. Milliseconds since 1970 UTC. */
export interface NotificationCursor {
  readonly createdAt: number;
  readonly id: number;
}

const RADIX = 36;

export function writeCursor({ createdAt, id }: NotificationCursor): string {
  return `${createdAt.toString(RADIX)}.${id.toString(RADIX)}`;
}

/** Null when it is none of ours. */
export function readCursor(text: string): NotificationCursor | null {
  const found = /^([0-9a-z]{1,10})\.([0-9a-z]{1,10})$/.exec(text);
  return found ? { createdAt: parseInt(found[1] ?? '', RADIX), id: parseInt(found[2] ?? '', RADIX) } : null;
}
