import { useApi } from '@maidan/api-client/api-provider';
import { userMessage } from '@maidan/api-client/error-words';
import { conversationsPage, deleteConversations } from '@maidan/contract/conversations';
import { unreadConversations } from '@maidan/contract/unread';
import { IDS_MAX } from '@maidan/contract/limits';
import type { Id } from '@maidan/contract/wire';
import { dismissToast, showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Pending {
  readonly ids: readonly Id[];
  readonly key: string;
  /** The toast that offers to undo. */
  toast: number | null;
}

/**
 * Deletes conversations: gone from the list at once, six seconds to undo, and sent when these are over or the page is
 * left, whichever comes first.
 * @returns the ids to leave out of the list, and the way to delete
 */
export function useDeletion() {
  const api = useApi();
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<Id>>(new Set());
  const waiting = useRef(new Set<Pending>());

  const show = (ids: readonly Id[]) => setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))));

  const send = useEffectEvent(async (pending: Pending, leaving: boolean) => {
    if (!waiting.current.delete(pending)) return;
    try {
      for (let start = 0; start < pending.ids.length; start += IDS_MAX) {
        const conversationid = pending.ids.slice(start, start + IDS_MAX);
        const options = { idempotencyKey: `${pending.key}-${start}`, keepalive: leaving };
        // oxlint-disable-next-line no-await-in-loop -- a request takes so many ids at most
        await api.call(deleteConversations, { body: { conversationid: [...conversationid] } }, options);
      }
      await Promise.all(
        [conversationsPage, unreadConversations].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
      );
    } catch (error) {
      showToast(userMessage(error), { tone: 'error' });
    }
    show(pending.ids);
  });

  const sendAll = useEffectEvent(() => {
    for (const pending of waiting.current) {
      if (pending.toast !== null) dismissToast(pending.toast);
      void send(pending, true);
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
    const pending: Pending = { ids, key: crypto.randomUUID(), toast: null };
    waiting.current.add(pending);
    setHidden((before) => new Set([...before, ...ids]));
    pending.toast = showToast(ids.length === 1 ? 'Conversation deleted' : `${ids.length} conversations deleted`, {
      action: {
        label: 'Undo',
        onPress() {
          waiting.current.delete(pending);
          show(ids);
        },
      },
      onClose: () => void send(pending, false),
    });
  }
  return { hidden, remove };
}
