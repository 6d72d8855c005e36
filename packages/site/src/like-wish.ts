import { readId, type Id } from '@maidan/contract/wire';

export interface LikeWish {
  postId: Id;
  wish: boolean;
}

/** Reads a wish that waited in storage for a login; null for anything else. */
export function readLikeWish(stored: unknown): LikeWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { postId, wish } = stored as Partial<Record<keyof LikeWish, unknown>>;
  const id = readId(postId);
  return id === undefined || typeof wish !== 'boolean' ? null : { postId: id, wish };
}
