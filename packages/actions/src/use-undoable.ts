import { t } from '@maidan/i18n/text';
import { useSession } from '@maidan/auth/session/use-session';
import { randomKey } from '@maidan/browser/random-key';
import type { Body } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import { dismissToast, showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Action, ActionEndpoint } from './action.ts';
import { toastError } from './toasts.ts';
import { useAction } from './use-action.ts';

/** An action on list items of one kind that can be undone, such as deleting. */
export interface Undoable<E extends ActionEndpoint> {
  readonly action: Action<E>;
  /** The inputs of the calls for these items. */
  inputs(ids: readonly Id[]): readonly Body<E>[];
  /** The items of one call. */
  idsOf(input: Body<E>): readonly Id[];
  /** The text of the toast for this many items: "Conversation deleted". */
  describe(count: number): string;
  /** Set if the items stay in the list afterwards: the action cannot be repeated. */
  readonly staysDone?: boolean;
}

/** Keeps the exact types of one kind. */
// @__NO_SIDE_EFFECTS__
export function defineUndoable<E extends ActionEndpoint>(undoable: Undoable<E>): Undoable<E> {
  return undoable;
}

interface Pending {
  readonly ids: readonly Id[];
  readonly key: string;
  readonly userId: Id | null;
  /** The toast with the undo button. */
  toast: number | null;
}

/**
 * Runs an action on list items: shown at once, undoable for six seconds, and sent when these have passed or the page is left,
 * whichever comes first. If the session ends in between, it is sent after the next login.
 * @returns the ids in progress, and a function that starts the action
 */
export function useUndoable<E extends ActionEndpoint>({ action, inputs, idsOf, describe, staysDone }: Undoable<E>) {
  const { userId } = useSession();
  const [underWay, setUnderWay] = useState<ReadonlySet<Id>>(new Set());
  const waiting = useRef(new Set<Pending>());

  const mark = (ids: readonly Id[]) => setUnderWay((before) => new Set([...before, ...ids]));
  const unmark = (ids: readonly Id[]) =>
    setUnderWay((before) => new Set([...before].filter((id) => !ids.includes(id))));

  const dispatch = useAction(action, (outcome) => {
    const isRefused = outcome.status === 'failed';
    if (!staysDone || isRefused) unmark(idsOf(outcome.input));
    if (isRefused) toastError(outcome.error);
  });

  const send = useEffectEvent((pending: Pending) => {
    if (!waiting.current.delete(pending)) return;
    const { ids, key, userId: owner } = pending;
    for (const [index, input] of inputs(ids).entries()) dispatch(input, { key: `${key}-${index}`, userId: owner });
  });

  const sendAll = useEffectEvent(() => {
    for (const pending of waiting.current) {
      if (pending.toast !== null) dismissToast(pending.toast);
      send(pending);
    }
  });
  useEffect(() => {
    const leave = () => sendAll();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  function start(ids: readonly Id[]): void {
    const pending: Pending = { ids, key: randomKey(), userId, toast: null };
    waiting.current.add(pending);
    mark(ids);
    pending.toast = showToast(describe(ids.length), {
      action: {
        label: t('calls.undo'),
        onPress() {
          waiting.current.delete(pending);
          unmark(ids);
        },
      },
      onClose: () => send(pending),
    });
  }
  return { underWay, start };
}
