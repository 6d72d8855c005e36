import { useApi } from '@maidan/api-client/core/api-provider';
import { queryKey } from '@maidan/api-client/core/query-key';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Body } from '@maidan/contract/core/endpoint';
import {
  bringFixtureBack,
  callOffFixture,
  deskFixtureById,
  enterFixtureResult,
  removeFixture,
  rescheduleFixture,
  undoFixture,
  type DeskFixtureReply,
} from '@maidan/contract/desk/league/league-fixtures';
import { deskMatchById } from '@maidan/contract/desk/league/match-day';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { needsConfirmation } from '../../acts/needs-confirmation.ts';
import { showUndo } from '../../acts/show-undo.ts';
import { changedByResult } from './changed-by-result.ts';

/**
 * Actions on a fixture. Each names the version it was decided on.
 * @param back the page to open after a removal
 */
export function useFixture(id: string, back: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { id };

  async function refreshLists(): Promise<void> {
    const lists = changedByResult.map((endpoint) => queryClient.invalidateQueries({ queryKey: [endpoint.id] }));
    await Promise.all(lists);
  }

  async function onSuccess(reply: DeskFixtureReply): Promise<void> {
    // First, because the next confirmation must name the match version that has just risen.
    await queryClient.invalidateQueries({ queryKey: [deskMatchById.id] });
    queryClient.setQueryData(queryKey(deskFixtureById, { params }), reply);
    await refreshLists();
  }

  /** Loads the current state after a refusal. */
  async function refresh(): Promise<void> {
    await Promise.all([
      ...[deskFixtureById, deskMatchById].map(({ id: name }) => queryClient.invalidateQueries({ queryKey: [name] })),
      refreshLists(),
    ]);
  }

  const enter = useMutation({
    mutationFn: (body: Body<typeof enterFixtureResult>) => api.call(enterFixtureResult, { params, body }),
    onSuccess,
    onError: refresh,
  });
  const move = useMutation({
    mutationFn: (body: Body<typeof rescheduleFixture>) => api.call(rescheduleFixture, { params, body }),
    onSuccess,
    onError: refresh,
  });
  const onError = async (error: Error) => {
    showToast(errorMessage(error), { tone: 'error' });
    await refresh();
  };
  const cancel = useMutation({
    mutationFn: (version: string) => api.call(callOffFixture, { params, body: { version } }),
    onSuccess,
    onError,
  });
  const undo = useMutation({
    mutationFn: (body: Body<typeof undoFixture>) => api.call(undoFixture, { params, body }),
    onSuccess,
    onError: (error) => (needsConfirmation(error) ? undefined : onError(error)),
  });
  const bringBack = useMutation({
    mutationFn: (_name: string) => api.call(bringFixtureBack, { params }),
    onSuccess: async (reply, name) => {
      showToast(`Restored: ${name}`);
      await onSuccess(reply);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (body: Body<typeof removeFixture> & { readonly name: string }) => {
      const { name: _, ...sent } = body;
      return api.call(removeFixture, { params, body: sent });
    },
    onSuccess: async (_, { name }) => {
      showUndo(`Removed: ${name}`, () => bringBack.mutate(name));
      await navigate(back);
      for (const gone of [deskFixtureById, deskMatchById])
        queryClient.removeQueries({ queryKey: queryKey(gone, { params }) });
      await refreshLists();
    },
    onError,
  });
  return { enter, move, cancel, undo, remove };
}
