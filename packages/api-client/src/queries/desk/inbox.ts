import { inbox, inboxStaff, inboxThread, type InboxState } from '@maidan/contract/desk/inbox/inbox';
import { inboxNotes, lookAtInbox } from '@maidan/contract/desk/inbox/inbox-work';
import { readyAnswers } from '@maidan/contract/desk/inbox/ready-answers';
import type { Id } from '@maidan/contract/core/wire';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

/** @param q words of the subject, the location or the person's name; '' for all */
export const inboxQuery = (api: Api, state: InboxState, q = '') =>
  pagesQuery(api, inbox, (cursor) => ({ query: { state, ...(q === '' ? {} : { q }), ...cursor } }));

/** A conversation: its newest page comes first, each page is oldest first. */
export function inboxThreadQuery(api: Api, id: Id) {
  const params = { id };
  return infiniteQueryOptions({
    queryKey: queryKey(inboxThread, { params }),
    queryFn: ({ pageParam: before, signal }) =>
      api.call(inboxThread, { params, query: before === null ? {} : { before } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ messages, more }) => (more && Number(messages[0]?.id)) || undefined,
    staleTime: staleTimes.live,
  });
}

export const readyAnswersQuery = (api: Api) => endpointQuery(api, readyAnswers, {}, staleTimes.settled);

/** The staff to whom a conversation can be assigned; the first page, by name. */
export const inboxStaffQuery = (api: Api) => endpointQuery(api, inboxStaff, {}, staleTimes.settled);

export const inboxNotesQuery = (api: Api, id: Id) =>
  endpointQuery(api, inboxNotes, { params: { id } }, staleTimes.live);

/** Milliseconds between two signals that a conversation is on screen; the server forgets a viewer after a minute without one. */
const LOOKS_EVERY = 25_000;

/** Who else is viewing a conversation. The call also reports the caller as a viewer. */
export const lookersQuery = (api: Api, id: Id) =>
  queryOptions({
    queryKey: queryKey(lookAtInbox, { params: { id }, body: {} }),
    queryFn: ({ signal }) => api.call(lookAtInbox, { params: { id }, body: {} }, { signal }),
    refetchInterval: LOOKS_EVERY,
    staleTime: 0,
    gcTime: 0,
  });
