import { deskReports, type reportStates } from '@maidan/contract/desk/reports';
import type { Api } from '../../core/create-api.ts';
import { pagesQuery } from './pages.ts';

/** What readers reported, a page of cases at a time. */
export const deskReportsQuery = (api: Api, state: (typeof reportStates)[number]) =>
  pagesQuery(api, deskReports, (cursor) => ({ query: { state, ...cursor } }));
