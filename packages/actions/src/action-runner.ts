import { t } from '@maidan/i18n/text';
import { ApiError, isAnswered, isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { printOf, type AttemptKeys } from '@maidan/api-client/core/attempt-keys';
import { withLock } from '@maidan/browser/lock';
import { randomKey } from '@maidan/browser/random-key';
import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import type { Action, ActionContext, ActionOutcome, DispatchOptions, FileKeeper } from './action.ts';
import { queuedOf, savedText, sendingLock, subjectOf, type ActionQueue } from './queue/action-queue.ts';
import { createSlots, type Attempt } from './action-slots.ts';
import { createAfterLogin, type LoginParts } from './after-login.ts';
import { createMountedActions, report, type Listener } from './mounted-actions.ts';
import { createQueueSender } from './queue/queue-sender.ts';
import { listUnsent, type UnsentAction } from './queue/unsent-actions.ts';

export interface RunnerParts extends ActionContext, LoginParts {
  readonly queue: ActionQueue;
  readonly attempts: AttemptKeys;
  /** Every action that may be queued; loaded when one waits that no component of the page handles. */
  readonly loadQueueable: () => Promise<readonly Action[]>;
  /** Opens the page that lists waiting actions. */
  readonly showWaiting: () => void;
}

export interface ActionRunner {
  readonly queue: ActionQueue;
  /** Sends the action now, after the login dialog, or once the network is back. */
  dispatch(action: Action, input: unknown, options?: DispatchOptions): Promise<ActionOutcome>;
  /** Registers a component that uses this action. An action that waited for a login is sent once such a component exists. */
  mount(action: Action, listener: Listener | undefined): () => void;
  /** Sends the actions that waited for a login. */
  resume(): void;
  /** Sends the queue of this user. @returns whether something is left to retry */
  flush(): Promise<boolean>;
  /** Cancels a waiting action unless a tab is sending it now. @returns whether it did */
  cancel(action: Pick<UnsentAction, 'name' | 'subject'>): Promise<boolean>;
  /** The newest input with this key that the server has not confirmed, or that the components may not show yet. */
  pendingInput(action: Action, key: string): unknown;
  /** The same array until something changes. */
  unsent(): readonly UnsentAction[];
  subscribe(listener: () => void): () => void;
  /** Drops the actions of all other users; with null, of everyone. */
  keepOnly(userId: Id | null): void;
}

const ignore = () => undefined;

const fullQueue = ({ endpoint }: Action) =>
  new ApiError({ kind: 'network', endpointId: endpoint.id, serverMessage: t('calls.queueFull') });

export function createActionRunner(parts: RunnerParts): ActionRunner {
  const { api, client, session, openLogin, queue, attempts, gate, loadQueueable, showWaiting } = parts;
  const context: ActionContext = { api, client };
  const slots = createSlots(context, session, notify);
  const mounted = createMountedActions();
  const login = createAfterLogin({
    session,
    openLogin,
    gate,
    find: (name) => mounted.latest(name)?.action,
    run: (action, attempt) => run(action, attempt, true),
  });
  const watchers = new Set<() => void>();
  let unsent: readonly UnsentAction[] | null = null;

  const find = async (name: string) =>
    mounted.latest(name)?.action ?? (await loadQueueable()).find(({ endpoint }) => endpoint.id === name);
  const flush = createQueueSender({
    session,
    openLogin,
    queue,
    find,
    perform: async (action, attempt) => noted(await slots.perform(action, attempt, true)),
    wasSent: ({ key }) => attempts.settle(key),
  });

  function notify(): void {
    unsent = null;
    for (const watcher of watchers) watcher();
  }
  queue.subscribe(notify);

  /** The same input keeps its key until it is answered, so that after a lost reply it is written once. */
  function keyOf({ endpoint, isRepeatable, lane, key }: Action, content: unknown): string {
    // In a conversation, the same text twice is two messages; and no reader has to resend one by hand.
    if (isRepeatable || lane) return randomKey();
    return attempts.begin(printOf(endpoint.id, content), { isDraft: key === undefined });
  }

  function noted(outcome: ActionOutcome): ActionOutcome {
    const isLost = outcome.status === 'failed' && !isAnswered(outcome.error);
    if (isLost || outcome.status === 'queued') attempts.leave(outcome.key);
    else if (outcome.status !== 'replaced') attempts.settle(outcome.key);
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
        const waiting = queue.list().find((one) => one.name === action.name && one.subject === action.subject);
        queue.remove(action);
        if (waiting) attempts.settle(waiting.key);
        slots.undo(id);
        notify();
        return true;
      },
      { ifFree: true },
    );
    return isCancelled === true;
  }

  /** Queues an input after the device has stored its files. */
  async function keepWithFiles(action: Action, files: FileKeeper, attempt: Attempt, userId: Id | null) {
    const { input, key } = attempt;
    try {
      await files.keep(input, key, (written) => {
        const isSame = userId !== null && session.snapshot().userId === userId;
        if (!isSame) throw new Error('Another user has logged in.');
        if (!queue.put(queuedOf(action, { input: written, key }, userId))) throw fullQueue(action);
      });
      return { status: 'queued', input, key } as const;
    } catch (cause) {
      slots.undo(`${action.endpoint.id} ${subjectOf(action, input, key)}`);
      notify();
      const isKnown = cause instanceof ApiError;
      const error = isKnown ? cause : new ApiError({ kind: 'network', endpointId: action.endpoint.id, cause });
      return { status: 'failed', input, key, error } as const;
    }
  }

  /** Fails an action for which the queue has no room. */
  function giveUp(action: Action, { input, key }: Attempt): ActionOutcome {
    slots.undo(`${action.endpoint.id} ${subjectOf(action, input, key)}`);
    notify();
    return { status: 'failed', input, key, error: fullQueue(action) };
  }

  async function run(action: Action, attempt: Attempt, isResumed = false): Promise<ActionOutcome> {
    const { input, key } = attempt;
    const { userId } = session.snapshot();
    // When a session ends, the component unmounts before the outcome is known.
    const listener = mounted.latest(action.endpoint.id)?.listener;
    if (isResumed && action.resume && !(await action.resume(context, input, key))) {
      return { status: 'undone', input, key };
    }
    // Before anything is awaited: the person may leave the page before the call, or while an earlier one is in flight.
    const isQueued = action.offline === 'queue' && action.files === undefined;
    const wanted = isQueued && userId !== null ? queuedOf(action, attempt, userId) : null;
    const queued = wanted && queue.put(wanted) ? wanted : null;
    if (wanted && action.lane) {
      if (!queued) return report(listener, giveUp(action, attempt));
      void flush();
      return report(listener, { status: 'queued', input, key });
    }
    const sending = slots.perform(action, attempt);
    // Not awaited: it only keeps other tabs from sending the same action from the queue.
    if (queued) void withLock(sendingLock(queued), () => sending.then(ignore, ignore));
    const tried = await sending;
    const isKept = tried.status === 'queued' && action.files !== undefined;
    const kept = isKept ? await keepWithFiles(action, action.files, tried, userId) : tried;
    const outcome = noted(kept.status === 'queued' && wanted && !queued ? giveUp(action, kept) : kept);
    if (outcome.status === 'replaced') return outcome;
    if (outcome.status === 'queued') reportSaved();
    else queue.remove({ name: action.endpoint.id, subject: subjectOf(action, outcome.input, outcome.key) });
    // Only once: a server that refuses a token it has just issued would trap the user in a loop.
    if (outcome.status === 'failed' && isUnauthenticated(outcome.error) && !isResumed) {
      return report(listener, login.wait(action, outcome, userId));
    }
    return report(listener, outcome);
  }

  return {
    queue,
    async dispatch(action, input, { content = input, key = keyOf(action, content), userId = null, call } = {}) {
      const attempt = { input, key, call };
      // Even with a token that the server has not confirmed because of a lost network: if it is refused, the login dialog opens.
      if (session.snapshot().hasToken) return run(action, attempt);
      return report(mounted.latest(action.endpoint.id)?.listener, login.wait(action, attempt, userId));
    },
    mount(action, listener) {
      const unmount = mounted.add(action, listener);
      login.resume();
      return unmount;
    },
    resume: login.resume,
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
