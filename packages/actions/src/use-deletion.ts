import { t } from '@maidan/i18n/text';
import { useSession } from '@maidan/auth/session/use-session';
import { randomKey } from '@maidan/browser/random-key';
import type { Body } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import { dismissToast, showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Action, ActionEndpoint } from './action.ts';
import { toastError } from './toast-error.ts';
import { useAction } from './use-action.ts';

/** How things of one kind are deleted. */
export interface Deletion<E extends ActionEndpoint> {
  readonly action: Action<E>;
  /** The calls that delete these. */
  inputs(ids: readonly Id[]): readonly Body<E>[];
  /** What one of these calls deletes. */
  idsOf(input: Body<E>): readonly Id[];
  /** What the toast says of so many: "Conversation deleted". */
  describe(count: number): string;
}

/** Keeps the exact types of one kind. */
// @__NO_SIDE_EFFECTS__
export function defineDeletion<E extends ActionEndpoint>(deletion: Deletion<E>): Deletion<E> {
  return deletion;
}

interface Pending {
  readonly ids: readonly Id[];
  readonly key: string;
  readonly userId: Id | null;
  /** The toast that offers to undo. */
  toast: number | null;
}

/**
 * Deletes things of a list: gone from it at once, six seconds to undo, and sent when these are over or the page is left,
 * whichever comes first. A session that ends in between does not undo it: it is sent after the next login.
 * @returns the ids to leave out of the list, and the way to delete
 */
export function useDeletion<E extends ActionEndpoint>({ action, inputs, idsOf, describe }: Deletion<E>) {
  const { userId } = useSession();
  const [hidden, setHidden] = useState<ReadonlySet<Id>>(new Set());
  const waiting = useRef(new Set<Pending>());

  const hide = (ids: readonly Id[]) => setHidden((before) => new Set([...before, ...ids]));
  const show = (ids: readonly Id[]) => setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))));

  const dispatch = useAction(action, (outcome) => {
    show(idsOf(outcome.input));
    if (outcome.status === 'failed') toastError(outcome.error);
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

  function remove(ids: readonly Id[]): void {
    const pending: Pending = { ids, key: randomKey(), userId, toast: null };
    waiting.current.add(pending);
    hide(ids);
    pending.toast = showToast(describe(ids.length), {
      action: {
        label: t('calls.undo'),
        onPress() {
          waiting.current.delete(pending);
          show(ids);
        },
      },
      onClose: () => send(pending),
    });
  }
  return { hidden, remove };
}
