import { deskAppeals, deskSanctions, heldWords } from '@maidan/contract/desk/cases/moderation';
import { deskReports, type reportStates } from '@maidan/contract/desk/cases/reports';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

/** What readers reported, a page of cases at a time. */
export const deskReportsQuery = (api: Api, state: (typeof reportStates)[number]) =>
  pagesQuery(api, deskReports, (cursor) => ({ query: { state, ...cursor } }));

/** Appeals that no one has answered, a page at a time. */
export const deskAppealsQuery = (api: Api) => pagesQuery(api, deskAppeals, (query) => ({ query }));

/** Limits, suspensions and bans in force, a page at a time. */
export const deskSanctionsQuery = (api: Api) => pagesQuery(api, deskSanctions, (query) => ({ query }));

/** The words that make a comment wait. */
export const heldWordsQuery = (api: Api) => endpointQuery(api, heldWords, {}, staleTimes.personal);
