import { useApi } from '@maidan/api-client/core/api-provider';
import { queryKey } from '@maidan/api-client/core/query-key';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Body } from '@maidan/contract/core/endpoint';
import { deskCategory } from '@maidan/contract/desk/league/league';
import {
  callOffFixture,
  deskFixtureById,
  deskFixtures,
  enterFixtureResult,
  rescheduleFixture,
  undoFixture,
  type DeskFixtureReply,
} from '@maidan/contract/desk/league/league-fixtures';
import { deskBrackets } from '@maidan/contract/desk/season/brackets';
import { deskMatchById } from '@maidan/contract/desk/league/match-day';
import { today } from '@maidan/contract/desk/today';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What is done to a fixture. Each act names the version it was decided on. */
export function useFixture(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { id };

  async function refreshLists(): Promise<void> {
    const lists = [deskFixtures, deskCategory, deskBrackets, today].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: [endpoint.id] }),
    );
    await Promise.all(lists);
  }

  async function onSuccess(reply: DeskFixtureReply): Promise<void> {
    // First: what is confirmed next names the version of the match, which has just risen.
    await queryClient.invalidateQueries({ queryKey: [deskMatchById.id] });
    queryClient.setQueryData(queryKey(deskFixtureById, { params }), reply);
    await refreshLists();
  }

  /** After a refusal: shows what the fixture is now. */
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
    mutationFn: (version: string) => api.call(undoFixture, { params, body: { version } }),
    onSuccess,
    onError,
  });
  return { enter, move, cancel, undo };
}
