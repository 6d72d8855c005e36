import { t } from '@maidan/i18n/text';
import { isAnswered, isTransient, isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Session } from '@maidan/auth/session/session';
import type { SendOutcome } from '@maidan/browser/queue';
import { withLock } from '@maidan/browser/lock';
import { sentPath } from '@maidan/browser/sent-path';
import { parseInput, type Action, type ActionOutcome } from '../action.ts';
import { queuedOf, sendingLock, type ActionQueue, type QueuedAction } from './action-queue.ts';
import { toastError } from '../toasts.ts';

interface SenderParts {
  readonly session: Pick<Session, 'snapshot'>;
  readonly openLogin: (options?: { readonly message?: string }) => void;
  readonly queue: ActionQueue;
  readonly find: (name: string) => Promise<Action | undefined>;
  readonly perform: (action: Action, attempt: { input: unknown; key: string }) => Promise<ActionOutcome>;
  /** The service worker has sent it. */
  readonly wasSent: (item: QueuedAction) => void;
}

/** Without an open page, the service worker sends it, and records its key with the copies of the session. */
const wasSentByWorker = async (key: string): Promise<boolean> =>
  'caches' in globalThis && (await caches.match(sentPath(key))) !== undefined;

/**
 * Sends the user's queue one action at a time, so that comments keep their order and a crowd that
 * comes back online does not overload the server.
 * @returns whether something is left to retry
 */
export function createQueueSender({
  session,
  openLogin,
  queue,
  find,
  perform,
  wasSent,
}: SenderParts): () => Promise<boolean> {
  /** Keeps the action with the reason, for its user. */
  function keep(item: QueuedAction, failed: string, isFinal = true): SendOutcome {
    queue.replace({ ...item, failed, isFinal });
    return isFinal ? 'kept' : 'later';
  }

  async function send(item: QueuedAction, held: Set<string>): Promise<SendOutcome> {
    if (await wasSentByWorker(item.key)) {
      wasSent(item);
      return 'sent';
    }
    const action = await find(item.name);
    // A failed action blocks the rest of its lane, below.
    if (item.failed !== null && !action?.lane) return 'kept';
    const data = action?.files ? await action.files.find(item.data) : item.data;
    if (data === null && item.data !== null) {
      return keep(item, t('calls.fileLost'));
    }
    const input = action ? await parseInput(action, data) : null;
    if (!action || input === null) return 'sent';
    const lane = action.lane && `${item.name} ${action.lane(input)}`;
    if (lane !== undefined && (item.failed !== null || held.has(lane))) {
      held.add(lane);
      return item.isFinal ? 'kept' : 'later';
    }
    const outcome = await withLock(sendingLock(item), () => perform(action, { input, key: item.key }), {
      ifFree: true,
    });
    // It is in flight, here or in another tab.
    if (outcome === null || outcome.status === 'replaced') return 'later';
    if (outcome.status === 'queued') {
      // A newer input replaced it while it was in flight.
      if (outcome.key !== item.key) queue.put(queuedOf(action, outcome, item.userId));
      return 'later';
    }
    if (outcome.status !== 'failed') return 'sent';
    if (isUnauthenticated(outcome.error)) {
      openLogin({ message: t('calls.loginAgain') });
      return 'stop';
    }
    if (lane === undefined && isTransient(outcome.error)) return 'later';
    if (lane !== undefined) held.add(lane);
    // A failed tap leaves nothing, because the page shows its state.
    if (action.isRepeatable) {
      toastError(outcome.error);
      return 'sent';
    }
    const isFinal = lane === undefined || isAnswered(outcome.error);
    return keep(item, errorMessage(outcome.error), isFinal);
  }

  async function flush(): Promise<boolean> {
    const { userId } = session.snapshot();
    if (userId === null || queue.list().length === 0) return false;
    const held = new Set<string>();
    try {
      return await queue.flush(async (item) => (item.userId === userId ? send(item, held) : 'later'));
    } catch {
      // Offline, neither the actions nor their schemas can be loaded.
      return true;
    }
  }

  // A plain-http site does not have the queue's own lock.
  let last = Promise.resolve(false);
  return () => {
    last = last.then(flush);
    return last;
  };
}
