import type { Action } from '../action.ts';
import { subjectOf, type QueuedAction } from './action-queue.ts';

/** An action that the server has not confirmed. */
export interface UnsentAction {
  /** The id of the endpoint. */
  readonly name: string;
  readonly subject: string;
  readonly input: unknown;
  readonly key: string;
  readonly time: number;
  /** Why it was not sent, as text for people; null while it waits. */
  readonly failed: string | null;
  /** Sent again only by its user. */
  readonly isFinal?: boolean;
  readonly isSending: boolean;
}

interface Sending {
  readonly action: Action;
  readonly input: unknown;
  readonly key: string;
  readonly time: number;
  readonly running: unknown;
}

/** The queued actions, then those sent without the queue. */
export function listUnsent(queued: readonly QueuedAction[], open: readonly Sending[]): readonly UnsentAction[] {
  const sending = open.filter(({ running }) => running !== null);
  const isSending = (key: string) => sending.some((one) => one.key === key);
  const waiting = queued.map((item) => ({ ...item, input: item.data, isSending: isSending(item.key) }));
  const direct = sending.filter(({ key }) => !queued.some((item) => item.key === key));
  return [
    ...waiting,
    ...direct.map(({ action, input, key, time }) => {
      const [name, subject] = [action.endpoint.id, subjectOf(action, input, key)];
      return { name, subject, input, key, time, failed: null, isSending: true };
    }),
  ];
}
