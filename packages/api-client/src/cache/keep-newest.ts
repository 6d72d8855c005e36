import { replaceEqualDeep } from '@tanstack/react-query';

type Record = Readonly<{ [name: string]: unknown }>;

const isRecord = (value: unknown): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSameThing = (one: Record, other: Record): boolean => one['id'] === other['id'];

function isOlder({ version }: Record, known: Record): boolean {
  return typeof version === 'number' && typeof known['version'] === 'number' && version < known['version'];
}

function findKnown(known: readonly unknown[], item: unknown, at: number): unknown {
  if (!isRecord(item) || item['id'] === undefined) return known[at];
  return known.find((one) => isRecord(one) && isSameThing(one, item));
}

function withNewest(known: unknown, read: unknown): unknown {
  if (Array.isArray(read) && Array.isArray(known)) {
    return read.map((item, at) => withNewest(findKnown(known, item, at), item));
  }
  if (!isRecord(read) || !isRecord(known) || !isSameThing(known, read)) return read;
  if (isOlder(read, known)) return known;
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, withNewest(known[name], value)]));
}

/**
 * The new data of a query, except that no part with a `version` is replaced by an older one: a stream may deliver a newer
 * version while the reply is in flight. For the `structuralSharing` option of a query.
 */
export const keepNewest = (known: unknown, read: unknown): unknown => replaceEqualDeep(known, withNewest(known, read));
