import { t } from '@maidan/i18n/text';
import { isOffline, isUnauthenticated } from '@maidan/api-client/errors/api-error';
import type { Session } from '@maidan/auth/session/session';
import { withLock } from '@maidan/browser/lock';
import { randomKey } from '@maidan/browser/random-key';
import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import {
  parseInput,
  type Action,
  type ActionContext,
  type ActionOutcome,
  type Change,
  type DispatchOptions,
} from './action.ts';
import { queuedOf, savedText, sendingLock, subjectOf, type ActionQueue } from './action-queue.ts';
import type { GatedAction, LoginGate } from './login-gate.ts';
import { createOptimisticChanges } from './optimistic-changes.ts';
import { createQueueSender } from './queue-sender.ts';
import { toastError } from './toast-error.ts';
import { listUnsent, type UnsentAction } from './unsent-actions.ts';

type Listener = (outcome: ActionOutcome) => void;

export interface RunnerParts extends ActionContext {
  readonly session: Pick<Session, 'snapshot'>;
  readonly openLogin: (options?: { readonly message?: string }) => void;
  readonly queue: ActionQueue;
  readonly gate: LoginGate;
  /** Every action that may be queued; loaded when one waits that no component of the page can send. */
  readonly loadQueueable: () => Promise<readonly Action[]>;
}

export interface ActionRunner {
  readonly queue: ActionQueue;
  /** Sends it now, after the login that opens, or once the network is back. */
  dispatch(action: Action, input: unknown, options?: DispatchOptions): Promise<ActionOutcome>;
  /** Registers a component that uses this action. What waited for a login is sent once there is one. */
  mount(action: Action, listener: Listener | undefined): () => void;
  /** Sends what waited for a login. */
  resume(): void;
  /** Sends the queue of this user; whether something is left to try again. */
  flush(): Promise<boolean>;
  /** The newest input of this key that the server has not confirmed. */
  pendingInput(action: Action, key: string): unknown;
  /** The same array until something changes. */
  unsent(): readonly UnsentAction[];
  subscribe(listener: () => void): () => void;
  /** Drops what belongs to other users; with null, everything. */
  keepOnly(userId: Id | null): void;
}

interface Attempt {
  readonly input: unknown;
  readonly key: string;
  readonly call?: DispatchOptions['call'];
}

/** One subject of an action, from its first input until the server has confirmed the last. */
interface Slot {
  readonly action: Action;
  readonly time: number;
  readonly undo: Change;
  input: unknown;
  key: string;
  call: Attempt['call'];
  /** The input that the server's state equals, as far as known. */
  serverInput: unknown;
  /** What the latest reply changes. */
  confirmed: Change | null;
  running: Promise<ActionOutcome> | null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const nothing = () => undefined;

export function createActionRunner(parts: RunnerParts): ActionRunner {
  const { api, client, session, openLogin, queue, gate, loadQueueable } = parts;
  const context: ActionContext = { api, client };
  const changes = createOptimisticChanges(client);
  const slots = new Map<string, Slot>();
  const mounted = new Map<string, readonly { readonly action: Action; readonly listener: Listener | undefined }[]>();
  const watchers = new Set<() => void>();
  let unsent: readonly UnsentAction[] | null = null;

  const latest = (name: string) => mounted.get(name)?.at(-1);
  const find = async (name: string) =>
    latest(name)?.action ?? (await loadQueueable()).find(({ endpoint }) => endpoint.id === name);
  const flush = createQueueSender({
    session,
    openLogin,
    queue,
    find,
    perform: (action, attempt) => perform(action, attempt, true),
  });

  function notify(): void {
    unsent = null;
    for (const watcher of watchers) watcher();
  }
  queue.subscribe(notify);

  function open(id: string, action: Action, { input, key, call }: Attempt): Slot {
    const undo = action.apply?.(context, input) ?? nothing;
    if (action.apply) changes.hold(id, action.shownIn ?? [], () => void action.apply?.(context, input));
    const serverInput = action.serverInput?.(input, null);
    const fresh = { action, undo, input, key, call, time: Date.now(), serverInput, confirmed: null, running: null };
    const slot = slots.get(id) ?? fresh;
    slots.set(id, Object.assign(slot, { input, key, call }));
    return slot;
  }

  function close(id: string, { action }: Slot, change: Change): void {
    slots.delete(id);
    changes.settle(id, action.shownIn ?? [], change);
  }

  async function exchange(slot: Slot, input: unknown, idempotencyKey: string): Promise<unknown> {
    const { endpoint, options, isRepeatable } = slot.action;
    const all = { ...options, ...slot.call, ...(isRepeatable ? {} : { idempotencyKey }) };
    const call = () => api.call(endpoint, { body: input }, all);
    let reply = await call();
    if (slot.action.mustResend?.(input, reply)) reply = await call();
    slot.serverInput = slot.action.serverInput?.(input, reply);
    slot.confirmed = (await slot.action.settle?.(context, input, reply)) ?? nothing;
    return reply;
  }

  async function send(id: string, slot: Slot): Promise<ActionOutcome> {
    const { action } = slot;
    try {
      for (;;) {
        const { input, key } = slot;
        // oxlint-disable-next-line no-await-in-loop -- a newer input is sent after the one in flight
        const reply = await exchange(slot, input, key);
        if (!isSame(slot.input, input)) continue;
        close(id, slot, slot.confirmed ?? nothing);
        action.done?.(context, input, reply);
        return { status: 'done', input, key: slot.key, reply };
      }
    } catch (error) {
      const refusal = await action.refused?.(context, slot.input, error);
      const { input, key } = slot;
      const isQueued = action.offline === 'queue' && isOffline(error) && session.snapshot().userId !== null;
      const isUndone = slot.serverInput !== undefined && isSame(slot.serverInput, input);
      if (isQueued && !isUndone) return { status: 'queued', input, key };
      close(id, slot, refusal ?? slot.confirmed ?? slot.undo);
      if (refusal) return { status: 'done', input, key, reply: null };
      return isQueued ? { status: 'undone', input, key } : { status: 'failed', input, key, error };
    } finally {
      slot.running = null;
      notify();
    }
  }

  async function perform(action: Action, attempt: Attempt, isQueued = false): Promise<ActionOutcome> {
    const { input, key } = attempt;
    const id = `${action.endpoint.id} ${subjectOf(action, input, key)}`;
    const known = slots.get(id);
    // What is in flight is newer than what was queued.
    const slot = isQueued && known?.running ? known : open(id, action, attempt);
    if (slot.running) {
      await slot.running;
      return { status: 'replaced', input, key };
    }
    slot.running = send(id, slot);
    notify();
    return slot.running;
  }

  function report(listener: Listener | undefined, outcome: ActionOutcome): ActionOutcome {
    if (listener) listener(outcome);
    else if (outcome.status === 'failed') toastError(outcome.error);
    return outcome;
  }

  function waitForLogin(
    { endpoint, reviewed, loginReason }: Action,
    { input, key }: Attempt,
    userId: Id | null,
  ): ActionOutcome {
    if (reviewed === undefined) gate.add({ name: endpoint.id, data: input, key, userId });
    const message = reviewed?.() ?? (userId === null ? loginReason?.() : t('actions.loginAgain'));
    openLogin(message === undefined ? {} : { message });
    return { status: 'gated', input, key };
  }

  async function run(action: Action, attempt: Attempt, isResumed = false): Promise<ActionOutcome> {
    const { input, key } = attempt;
    const { userId } = session.snapshot();
    // When the session ends, the component unmounts before the outcome is known.
    const listener = latest(action.endpoint.id)?.listener;
    if (isResumed && action.resume && !(await action.resume(context, input, key))) {
      return { status: 'undone', input, key };
    }
    // Before anything is awaited: the page may be left before the call is made, or while an earlier one is in flight.
    const queued = action.offline === 'queue' && userId !== null ? queuedOf(action, attempt, userId) : null;
    if (queued) queue.put(queued);
    if (queued && action.lane) {
      void flush();
      return report(listener, { status: 'queued', input, key });
    }
    const sending = perform(action, attempt);
    // Not waited for: it only keeps other tabs from sending what is in the queue.
    if (queued) void withLock(sendingLock(queued), () => sending.then(nothing, nothing));
    const outcome = await sending;
    if (outcome.status === 'replaced') return outcome;
    if (outcome.status === 'queued') showToast(savedText());
    else queue.remove({ name: action.endpoint.id, subject: subjectOf(action, outcome.input, outcome.key) });
    // Only once: a server that refuses the token it just issued would keep the user in a loop.
    if (outcome.status === 'failed' && isUnauthenticated(outcome.error) && !isResumed) {
      return report(listener, waitForLogin(action, outcome, userId));
    }
    return report(listener, outcome);
  }

  async function resumeOne(action: Action, gated: GatedAction): Promise<void> {
    const input = await parseInput(action, gated.data);
    // Claimed before it is sent: a reload in the middle must not send it again.
    if (gate.claim(gated) && input !== null) await run(action, { input, key: gated.key }, true);
  }

  function resume(): void {
    const { signedIn, userId } = session.snapshot();
    for (const gated of signedIn ? gate.list() : []) {
      const isOther = gated.userId !== null && gated.userId !== userId;
      const action = latest(gated.name)?.action;
      if (isOther) gate.claim(gated);
      // Without a network its schema cannot be loaded; it waits for the next time.
      else if (action) void resumeOne(action, gated).catch(() => undefined);
    }
  }

  return {
    queue,
    async dispatch(action, input, { key = randomKey(), userId = null, call } = {}) {
      const attempt = { input, key, call };
      // Also with a token that the server has not confirmed, for want of a network: if it is refused, the login opens.
      if (session.snapshot().hasToken) return run(action, attempt);
      return report(latest(action.endpoint.id)?.listener, waitForLogin(action, attempt, userId));
    },
    mount(action, listener) {
      const { id } = action.endpoint;
      const one = { action, listener };
      mounted.set(id, [...(mounted.get(id) ?? []), one]);
      resume();
      return () => void mounted.set(id, mounted.get(id)?.filter((other) => other !== one) ?? []);
    },
    resume,
    flush,
    pendingInput: (action, key) => slots.get(`${action.endpoint.id} ${key}`)?.input,
    unsent: () => (unsent ??= listUnsent(queue.list(), [...slots.values()])),
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    keepOnly(userId) {
      queue.keepOnly(userId);
      const waiting = new Set(queue.list().map(({ key }) => key));
      for (const [id, slot] of slots) if (!slot.running && !waiting.has(slot.key)) close(id, slot, slot.undo);
      notify();
    },
  };
}
