import { t } from '@maidan/i18n/text';
import { ApiError, isUnauthenticated } from '@maidan/api-client/errors/api-error';
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
  type DispatchOptions,
  type FileKeeper,
} from './action.ts';
import { queuedOf, savedText, sendingLock, subjectOf, type ActionQueue } from './queue/action-queue.ts';
import { createSlots, type Attempt } from './action-slots.ts';
import type { GatedAction, LoginGate } from './login-gate.ts';
import { createQueueSender } from './queue/queue-sender.ts';
import { toastError } from './toast-error.ts';
import { listUnsent, type UnsentAction } from './queue/unsent-actions.ts';

type Listener = (outcome: ActionOutcome) => void;

export interface RunnerParts extends ActionContext {
  readonly session: Pick<Session, 'snapshot'>;
  readonly openLogin: (options?: { readonly message?: string }) => void;
  readonly queue: ActionQueue;
  readonly gate: LoginGate;
  /** Every action that may be queued; loaded when one waits that no component of the page can send. */
  readonly loadQueueable: () => Promise<readonly Action[]>;
  /** Opens the page that lists what waits. */
  readonly showWaiting: () => void;
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
  /** Takes back what waits, unless a tab is sending it now; whether it did. */
  cancel(action: Pick<UnsentAction, 'name' | 'subject'>): Promise<boolean>;
  /** The newest input of this key that the server has not confirmed. */
  pendingInput(action: Action, key: string): unknown;
  /** The same array until something changes. */
  unsent(): readonly UnsentAction[];
  subscribe(listener: () => void): () => void;
  /** Drops what belongs to other users; with null, everything. */
  keepOnly(userId: Id | null): void;
}

const ignore = () => undefined;

export function createActionRunner(parts: RunnerParts): ActionRunner {
  const { api, client, session, openLogin, queue, gate, loadQueueable, showWaiting } = parts;
  const context: ActionContext = { api, client };
  const slots = createSlots(context, session, notify);
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
    perform: (action, attempt) => slots.perform(action, attempt, true),
  });

  function notify(): void {
    unsent = null;
    for (const watcher of watchers) watcher();
  }
  queue.subscribe(notify);

  function report(listener: Listener | undefined, outcome: ActionOutcome): ActionOutcome {
    if (listener) listener(outcome);
    else if (outcome.status === 'failed') toastError(outcome.error);
    return outcome;
  }

  function reportSaved(): void {
    showToast(savedText(), { action: { label: t('calls.seeWaiting'), onPress: showWaiting } });
  }

  async function cancel(action: Pick<UnsentAction, 'name' | 'subject'>): Promise<boolean> {
    const isCancelled = await withLock(
      sendingLock(action),
      async () => {
        const id = `${action.name} ${action.subject}`;
        if (slots.isSending(id)) return false;
        queue.remove(action);
        slots.undo(id);
        notify();
        return true;
      },
      { ifFree: true },
    );
    return isCancelled === true;
  }

  function waitForLogin(
    { endpoint, reviewed, loginReason }: Action,
    { input, key }: Attempt,
    userId: Id | null,
  ): ActionOutcome {
    if (reviewed === undefined) gate.add({ name: endpoint.id, data: input, key, userId });
    const message = reviewed?.() ?? (userId === null ? loginReason?.() : t('calls.loginAgain'));
    openLogin(message === undefined ? {} : { message });
    return { status: 'gated', input, key };
  }

  /** Puts an input whose files the device keeps into the queue. */
  async function keepWithFiles(action: Action, files: FileKeeper, attempt: Attempt, userId: Id | null) {
    const { input, key } = attempt;
    try {
      await files.keep(input, key, (written) => {
        const isSame = userId !== null && session.snapshot().userId === userId;
        if (!isSame) throw new Error('Another user has logged in.');
        queue.put(queuedOf(action, { input: written, key }, userId));
      });
      return { status: 'queued', input, key } as const;
    } catch (cause) {
      slots.undo(`${action.endpoint.id} ${subjectOf(action, input, key)}`);
      notify();
      const error = new ApiError({ kind: 'network', endpointId: action.endpoint.id, cause });
      return { status: 'failed', input, key, error } as const;
    }
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
    const isQueued = action.offline === 'queue' && action.files === undefined;
    const queued = isQueued && userId !== null ? queuedOf(action, attempt, userId) : null;
    if (queued) queue.put(queued);
    if (queued && action.lane) {
      void flush();
      return report(listener, { status: 'queued', input, key });
    }
    const sending = slots.perform(action, attempt);
    // Not waited for: it only keeps other tabs from sending what is in the queue.
    if (queued) void withLock(sendingLock(queued), () => sending.then(ignore, ignore));
    const tried = await sending;
    const isKept = tried.status === 'queued' && action.files !== undefined;
    const outcome = isKept ? await keepWithFiles(action, action.files, tried, userId) : tried;
    if (outcome.status === 'replaced') return outcome;
    if (outcome.status === 'queued') reportSaved();
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
    cancel,
    pendingInput: (action, key) => slots.pendingInput(`${action.endpoint.id} ${key}`),
    unsent: () => (unsent ??= listUnsent(queue.list(), slots.list())),
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    keepOnly(userId) {
      queue.keepOnly(userId);
      slots.undoOthers(new Set(queue.list().map(({ key }) => key)));
      notify();
    },
  };
}
