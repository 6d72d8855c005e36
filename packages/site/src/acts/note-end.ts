import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import type { Act, ActEnd } from './act.ts';
import { createOutboxStore, type OutboxStore } from './outbox-storage.ts';

export const SAVED_WORDS = 'Saved; will be sent when you are back online.';

export const outboxStore: OutboxStore = createOutboxStore();

const placeOf = <T>(act: Act<T>, data: T, key: string) => act.subject?.(data) ?? key;

/** Stores what is to be sent on return and says so, or forgets what has ended. */
export function noteEnd<T>(
  act: Act<T>,
  data: T,
  { key, userId, end }: { key: string; userId: Id | null; end: ActEnd },
) {
  if (end === 'superseded') return;
  const subject = placeOf(act, data, key);
  if (end === 'kept' && userId !== null) {
    outboxStore.put({ name: act.name, subject, data, key, userId, time: Date.now() });
    showToast(SAVED_WORDS);
  } else {
    outboxStore.remove(act.name, subject);
  }
}
