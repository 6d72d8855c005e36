import { defineAction } from '@maidan/actions/action';
import { toastError } from '@maidan/actions/toast-error';
import { useAction } from '@maidan/actions/use-action';
import { useSession } from '@maidan/auth/session/use-session';
import { randomKey } from '@maidan/browser/random-key';
import { conversationsPage, deleteConversations } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import { IDS_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { dismissToast, showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const removeConversations = defineAction({
  endpoint: deleteConversations,
  offline: 'fail',
  options: { keepalive: true },
  async settle({ client }) {
    const lists = [conversationsPage, unreadConversations];
    await Promise.all(lists.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    return () => undefined;
  },
});

interface Pending {
  readonly ids: readonly Id[];
  readonly key: string;
  readonly userId: Id | null;
  /** The toast that offers to undo. */
  toast: number | null;
}

/**
 * Deletes conversations: gone from the list at once, six seconds to undo, and sent when these are over or the page is
 * left, whichever comes first. A session that ends in between does not undo it: it is sent after the next login.
 * @returns the ids to leave out of the list, and the way to delete
 */
export function useDeletion() {
  const { userId } = useSession();
  const [hidden, setHidden] = useState<ReadonlySet<Id>>(new Set());
  const waiting = useRef(new Set<Pending>());

  const hide = (ids: readonly Id[]) => setHidden((before) => new Set([...before, ...ids]));
  const show = (ids: readonly Id[]) => setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))));

  const dispatch = useAction(removeConversations, (outcome) => {
    show(outcome.input.conversationid);
    if (outcome.status === 'failed') toastError(outcome.error);
  });

  const send = useEffectEvent((pending: Pending) => {
    if (!waiting.current.delete(pending)) return;
    const { ids, key, userId: owner } = pending;
    for (let start = 0; start < ids.length; start += IDS_MAX) {
      dispatch({ conversationid: ids.slice(start, start + IDS_MAX) }, { key: `${key}-${start}`, userId: owner });
    }
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
    pending.toast = showToast(ids.length === 1 ? 'Conversation deleted' : `${ids.length} conversations deleted`, {
      action: {
        label: 'Undo',
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
