import { deskAppeals, deskSanctions, heldWords } from '@maidan/contract/desk/cases/moderation';
import { deskReports, type reportStates } from '@maidan/contract/desk/cases/reports';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

/** Cases of reported items, page by page. */
export const deskReportsQuery = (api: Api, state: (typeof reportStates)[number]) =>
  pagesQuery(api, deskReports, (cursor) => ({ query: { state, ...cursor } }));

/** Unanswered appeals, page by page. */
export const deskAppealsQuery = (api: Api) => pagesQuery(api, deskAppeals, (query) => ({ query }));

/** Limits, suspensions and bans in force, page by page. */
export const deskSanctionsQuery = (api: Api) => pagesQuery(api, deskSanctions, (query) => ({ query }));

/** The words that hold a comment for review. */
export const heldWordsQuery = (api: Api) => endpointQuery(api, heldWords, {}, staleTimes.personal);
