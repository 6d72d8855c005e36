import { readId, type Id } from '@maidan/contract/wire';

export interface FollowWish {
  topic: { type: 'tag' | 'category'; id: Id };
  wish: boolean;
}

/** Reads a wish that waited in storage for a login; null for anything else. */
export function readFollowWish(stored: unknown): FollowWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { topic, wish } = stored as { topic?: unknown; wish?: unknown };
  if (typeof topic !== 'object' || topic === null || typeof wish !== 'boolean') return null;
  const { type, id: given } = topic as { type?: unknown; id?: unknown };
  const id = readId(given);
  return id === undefined || (type !== 'tag' && type !== 'category') ? null : { topic: { type, id }, wish };
}
