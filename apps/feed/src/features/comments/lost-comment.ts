import type { ownComments, comments } from '@maidan/contract/feed/comments';
import type { Reply } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';

type Own = Reply<typeof ownComments>;

/** A comment sent without a reply. */
export interface LostComment {
  readonly text: string;
  /** The user's comments before it. */
  readonly before: ReadonlySet<Id | null>;
}

export const idsOf = (own: Own | undefined): ReadonlySet<Id | null> =>
  new Set([...(own?.data ?? []), ...(own?.waiting ?? [])].map(({ id }) => id));

export const lostBefore = (text: string): LostComment | null => (text === '' ? null : { text, before: new Set() });

/** Whether the lists contain it after all. */
export function hasArrived(
  { text, before }: LostComment,
  list: Reply<typeof comments> | undefined,
  own: Own | undefined,
): boolean {
  const isNew = (id: Id | null) => id !== null && !before.has(id);
  const ids = new Set(own?.data.map(({ id }) => id));
  const shown = list?.data.filter(({ id }) => id !== null && ids.has(id)) ?? [];
  return [...shown, ...(own?.waiting ?? [])].some(({ id, comment }) => isNew(id) && comment === text);
}
