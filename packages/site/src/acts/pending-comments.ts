import type { Id } from '@maidan/contract/core/wire';

/** A comment that the server has not confirmed. */
export interface PendingComment {
  readonly key: string;
  readonly postId: Id;
  readonly comment: string;
  /** ISO 8601. */
  readonly at: string;
  /** For the network; otherwise it is on its way. */
  readonly waits: boolean;
}

const NONE: readonly PendingComment[] = [];
const listeners = new Set<() => void>();
let comments = NONE;

function update(next: readonly PendingComment[]): void {
  comments = next.length === 0 ? NONE : next;
  for (const listener of listeners) listener();
}

/** What this page shows below a post's comments, in the order it was written. */
export const pendingComments = {
  list: () => comments,
  put(comment: PendingComment): void {
    const there = comments.findIndex(({ key }) => key === comment.key);
    update(there < 0 ? [...comments, comment] : comments.with(there, comment));
  },
  remove: (key: string) => update(comments.filter((comment) => comment.key !== key)),
  clear: () => update(NONE),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  none: () => NONE,
};
