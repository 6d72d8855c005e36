import { isOffline, retryOnReturn } from '@maidan/api-client/errors/api-error';
import type { Session } from '@maidan/auth/session/session';
import { notifyManager } from '@tanstack/react-query';
import type { Action, ActionContext, ActionOutcome, Change, DispatchOptions } from './action.ts';
import { createOptimisticChanges } from './optimistic-changes.ts';
import { subjectOf } from './queue/action-queue.ts';

/** An input of an action, and the key by which the server carries it out only once. */
export interface Attempt {
  readonly input: unknown;
  readonly key: string;
  readonly call?: DispatchOptions['call'];
}

/** One subject of an action, from its first input until the server has confirmed the last one. */
interface Slot {
  readonly action: Action;
  readonly time: number;
  readonly undo: Change;
  input: unknown;
  key: string;
  call: Attempt['call'];
  /** The input that matches the server's state, as far as known. */
  serverInput: unknown;
  /** Applies the changes of the latest reply. */
  confirmed: Change | null;
  running: Promise<ActionOutcome> | null;
}

interface Slots {
  /** Shows an input at once and sends it, after any call in flight for the same subject. */
  perform(action: Action, attempt: Attempt, isQueued?: boolean): Promise<ActionOutcome>;
  /** The newest input that is not confirmed, or that the components may not show yet. */
  pendingInput(id: string): unknown;
  list(): Slot[];
  isSending(id: string): boolean;
  /** Restores the former state on screen. */
  undo(id: string): void;
  /** The same for every subject that is not in flight and has none of these keys. */
  undoOthers(keys: ReadonlySet<string>): void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const nothing = () => undefined;

/**
 * The state on screen for each subject, and the calls in flight: one at a time per subject, the newest input last.
 * @param onChange called when the unsent actions have changed
 */
export function createSlots(context: ActionContext, session: Pick<Session, 'snapshot'>, onChange: () => void): Slots {
  const { api, client } = context;
  const changes = createOptimisticChanges(client);
  const slots = new Map<string, Slot>();
  /** Confirmed inputs that the components may not show yet. */
  const unseen = new Map<string, unknown>();

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

  /**
   * React Query tells the components of a change in a later task. In between, a tap still sees the former state, and must
   * reverse this input instead of repeating it.
   */
  function keepUntilSeen(id: string, input: unknown): void {
    unseen.set(id, input);
    // After the notifications of all changes made so far.
    notifyManager.schedule(() => {
      if (unseen.get(id) === input) unseen.delete(id);
    });
  }

  async function exchange(slot: Slot, input: unknown, idempotencyKey: string): Promise<unknown> {
    const { endpoint, options, isRepeatable } = slot.action;
    const all = { ...options, ...slot.call, ...(isRepeatable ? {} : { idempotencyKey }) };
    const call = () => retryOnReturn(() => api.call(endpoint, { body: input }, all));
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
        keepUntilSeen(id, input);
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
      onChange();
    }
  }

  async function perform(action: Action, attempt: Attempt, isQueued = false): Promise<ActionOutcome> {
    const { input, key } = attempt;
    const id = `${action.endpoint.id} ${subjectOf(action, input, key)}`;
    const known = slots.get(id);
    // The input in flight is newer than the queued one.
    const slot = isQueued && known?.running ? known : open(id, action, attempt);
    if (slot.running) {
      await slot.running;
      return { status: 'replaced', input, key };
    }
    slot.running = send(id, slot);
    onChange();
    return slot.running;
  }

  const undo = (id: string, slot: Slot) => close(id, slot, slot.undo);

  return {
    perform,
    pendingInput: (id) => slots.get(id)?.input ?? unseen.get(id),
    list: () => [...slots.values()],
    isSending: (id) => (slots.get(id)?.running ?? null) !== null,
    undo(id) {
      const slot = slots.get(id);
      if (slot) undo(id, slot);
    },
    undoOthers(keys) {
      for (const [id, slot] of slots) if (!slot.running && !keys.has(slot.key)) undo(id, slot);
    },
  };
}
