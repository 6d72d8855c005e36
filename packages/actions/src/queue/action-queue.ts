import { t } from '@maidan/i18n/text';
import { parseObject } from '@maidan/browser/json';
import { createQueue, type Queue } from '@maidan/browser/queue';
import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { readId, type Id } from '@maidan/contract/core/wire';
import { WRITES_WAIT_DAYS } from '@maidan/contract/rules/limits';
import type { Action, ActionOutcome } from '../action.ts';
import { upgradeMessage, upgradeStored } from './stored-format.ts';

export const savedText = (): string => t('calls.saved');

const MAX_AGE_MS = WRITES_WAIT_DAYS * 24 * 60 * 60_000;
const MAX = 100;
const FORMER_MESSAGES = 'chat-outbox';

/** An action that waits to be sent. */
export interface QueuedAction {
  /** The id of the endpoint. */
  readonly name: string;
  /** The action's key: it replaces an earlier action with the same name and subject. */
  readonly subject: string;
  readonly data: unknown;
  /** The idempotency key of all attempts. */
  readonly key: string;
  /** It is sent for this user only. */
  readonly userId: Id;
  readonly time: number;
  /** Why it was not sent, as text for people; null while it waits. */
  readonly failed: string | null;
  /** Sent again only by its user, because the server refused it or it has waited too long. */
  readonly isFinal?: boolean;
}

/** Actions waiting to be sent, in order; survives a reload and is shared by all tabs. */
export interface ActionQueue extends Pick<Queue<QueuedAction>, 'list' | 'replace' | 'flush' | 'subscribe'> {
  /** False if the queue is full: no waiting action is dropped for a new one. */
  put(action: QueuedAction): boolean;
  remove(action: Pick<QueuedAction, 'name' | 'subject'>): void;
  /** Lets failed actions wait again. */
  retry(isMeant?: (action: QueuedAction) => boolean): void;
  /** Drops the actions of all other users; with null, of all. */
  keepOnly(userId: Id | null): void;
}

/** The lock that a tab holds while it sends this action. */
export const sendingLock = ({ name, subject }: Pick<QueuedAction, 'name' | 'subject'>): string =>
  `outbox ${name} ${subject}`;

export const subjectOf = (action: Action, input: unknown, key: string): string => action.key?.(input) ?? key;

export function queuedOf(
  action: Action,
  { input, key }: Pick<ActionOutcome, 'input' | 'key'>,
  userId: Id,
): QueuedAction {
  const [name, subject] = [action.endpoint.id, subjectOf(action, input, key)];
  return { name, subject, data: input, key, userId, time: Date.now(), failed: null };
}

function readQueued(stored: Readonly<Record<string, unknown>>): QueuedAction | null {
  const { name, subject, data, key, time, failed, isFinal } = stored;
  const userId = readId(stored['userId']);
  if (typeof name !== 'string' || typeof subject !== 'string' || typeof key !== 'string') return null;
  if (userId === undefined || typeof time !== 'number') return null;
  const reason = typeof failed === 'string' ? failed : null;
  return { ...upgradeStored(name, data), subject, key, userId, time, failed: reason, isFinal: isFinal === true };
}

export function createActionQueue(area: StorageArea = siteArea): ActionQueue {
  const queue = createQueue<QueuedAction>({
    name: 'outbox',
    property: 'acts',
    read: readQueued,
    keyOf: ({ key }) => key,
    max: MAX,
    maxAgeMs: MAX_AGE_MS,
    expire: (action) =>
      action.failed === null
        ? { ...action, failed: t('calls.tooOld', { days: WRITES_WAIT_DAYS }), isFinal: true }
        : action,
    area,
  });
  const isSame = (one: Pick<QueuedAction, 'name' | 'subject'>) => (other: QueuedAction) =>
    other.name === one.name && other.subject === one.subject;

  function put(action: QueuedAction): boolean {
    if (queue.list().filter((other) => !isSame(action)(other)).length >= MAX) return false;
    queue.retain((other) => !isSame(action)(other));
    queue.push(action);
    return true;
  }

  const former = parseObject(area.get(FORMER_MESSAGES))?.['chats'];
  if (Array.isArray(former)) {
    for (const message of former.map(upgradeMessage)) {
      const action = message && readQueued(message);
      if (action) put(action);
    }
  }
  if (area.get(FORMER_MESSAGES) !== null) area.remove(FORMER_MESSAGES);

  return {
    list: queue.list,
    replace: queue.replace,
    flush: queue.flush,
    subscribe: queue.subscribe,
    put,
    remove: (action) => queue.retain((other) => !isSame(action)(other)),
    retry(isMeant = () => true) {
      for (const action of queue.list()) {
        if (action.failed === null || !isMeant(action)) continue;
        // A final action gets its full waiting time again.
        queue.replace({ ...action, failed: null, isFinal: false, time: action.isFinal ? Date.now() : action.time });
      }
    },
    keepOnly: (userId) => queue.retain((action) => action.userId === userId),
  };
}
