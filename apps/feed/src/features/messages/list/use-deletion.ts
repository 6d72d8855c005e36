import { useApi } from '@maidan/api-client/core/api-provider';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { useIntent } from '@maidan/auth/login/use-intent';
import { randomKey } from '@maidan/browser/random-key';
import { useSession } from '@maidan/auth/session/use-session';
import { conversationsPage, deleteConversations } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import { IDS_MAX } from '@maidan/contract/rules/limits';
import { readId, type Id } from '@maidan/contract/core/wire';
import { tellFailure } from '@maidan/site/acts/tell-failure';
import { dismissToast, showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const INTENT = 'delete-conversations';

function readIds(stored: unknown): readonly Id[] | null {
  return Array.isArray(stored) ? stored.map(readId).filter((id) => id !== undefined) : null;
}

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
  const api = useApi();
  const client = useQueryClient();
  const { intents } = useAuthContext().auth;
  const { userId } = useSession();
  const [hidden, setHidden] = useState<ReadonlySet<Id>>(new Set());
  const waiting = useRef(new Set<Pending>());

  const hide = (ids: readonly Id[]) => setHidden((before) => new Set([...before, ...ids]));
  const show = (ids: readonly Id[]) => setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))));

  async function ask(ids: readonly Id[], key: string): Promise<void> {
    for (let start = 0; start < ids.length; start += IDS_MAX) {
      const conversationid = ids.slice(start, start + IDS_MAX);
      const options = { idempotencyKey: `${key}-${start}`, keepalive: true };
      // oxlint-disable-next-line no-await-in-loop -- a request takes so many ids at most
      await api.call(deleteConversations, { body: { conversationid: [...conversationid] } }, options);
    }
    await Promise.all(
      [conversationsPage, unreadConversations].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    );
  }

  const send = useEffectEvent(async (pending: Pending) => {
    if (!waiting.current.delete(pending)) return;
    const { ids, key, userId: owner } = pending;
    try {
      await ask(ids, key).catch(tellFailure);
    } catch {
      intents.keepForLogin({ name: INTENT, data: ids, key, userId: owner });
    }
    show(ids);
  });

  useIntent(INTENT, readIds, async (ids, { key }) => {
    hide(ids);
    try {
      await ask(ids, key).catch(tellFailure);
    } finally {
      show(ids);
    }
  });

  const sendAll = useEffectEvent(() => {
    for (const pending of waiting.current) {
      if (pending.toast !== null) dismissToast(pending.toast);
      void send(pending);
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
      onClose: () => void send(pending),
    });
  }
  return { hidden, remove };
}
