import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { assignInbox, closeInbox, inbox, inboxThread, reopenInbox } from '@maidan/contract/desk/inbox/inbox';
import type { StaffName } from '@maidan/contract/desk/access/staff-member';
import { today } from '@maidan/contract/desk/today';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showUndo } from '../../acts/show-undo.ts';

const onError = (error: Error) => void showToast(errorMessage(error), { tone: 'error' });

/** Actions on a conversation other than answering. Each can be undone from its toast. */
export function useConversation(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { id };

  async function refresh(): Promise<void> {
    const lists = [inbox, today, inboxThread].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: [endpoint.id] }),
    );
    await Promise.all(lists);
  }

  const setOpen = useMutation({
    mutationFn: (open: boolean) => api.call(open ? reopenInbox : closeInbox, { params }),
    onSuccess: async (_, open) => {
      showUndo(open ? 'Reopened' : 'Closed. The person sees it as complete.', () => setOpen.mutate(!open));
      await refresh();
    },
    onError,
  });

  const assign = useMutation({
    mutationFn: ({ to }: { to: StaffName | null; before: StaffName | null }) =>
      api.call(assignInbox, { params, body: { staff_id: to?.id ?? null } }),
    onSuccess: async (_, { to, before }) => {
      const undo = () => assign.mutate({ to: before, before: to });
      showUndo(to === null ? 'Now unassigned' : `Assigned to ${to.name}`, undo);
      await refresh();
    },
    onError,
  });

  return { setOpen, assign, refresh };
}
