import { loadAgain } from '@maidan/api-client/cache/load-again';
import { startLive } from '@maidan/api-client/live/start-live';
import { deskLive, type DeskLiveEvent } from '@maidan/contract/desk/desk-live';
import { inboxNotes, lookAtInbox } from '@maidan/contract/desk/inbox/inbox-work';
import { inbox, inboxThread } from '@maidan/contract/desk/inbox/inbox';
import { today } from '@maidan/contract/desk/today';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeskSession, useStaff } from '../session/DeskContext.tsx';

/** Keeps conversations up to date from one event stream, shared by all tabs of the browser. */
export function useDeskLive(): void {
  const { bases } = useSiteConfig();
  const session = useDeskSession();
  const { id } = useStaff();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      startLive({
        base: bases.main,
        session,
        user: String(id),
        endpoint: deskLive,
        onEvent(event) {
          // The stream has parsed it with the endpoint's schema.
          const { kind, conversation_id: conversation } = event as DeskLiveEvent;
          if (kind === 'looking') return void loadAgain(queryClient, { queryKey: [lookAtInbox.id] });
          if (kind === 'staff') void loadAgain(queryClient, { queryKey: [inboxNotes.id] });
          for (const endpoint of [today, inbox]) void loadAgain(queryClient, { queryKey: [endpoint.id] });
          void loadAgain(queryClient, {
            queryKey: [inboxThread.id],
            // An event without a conversation may concern any.
            predicate: ({ queryKey }) =>
              conversation === null ||
              (queryKey[1] as { params?: { id?: unknown } } | undefined)?.params?.id === conversation,
          });
        },
      }),
    [bases.main, session, id, queryClient],
  );
}
