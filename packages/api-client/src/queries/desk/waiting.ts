import { formWaitingList } from '@maidan/contract/desk/forms/form-waiting';
import { teamWaitingList } from '@maidan/contract/desk/league/team-waiting';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { pagesQuery } from './pages.ts';

export const formWaitingQuery = (api: Api, form: Id) =>
  pagesQuery(api, formWaitingList, (query) => ({ params: { id: form }, query }));
export const teamWaitingQuery = (api: Api, team: Id) =>
  pagesQuery(api, teamWaitingList, (query) => ({ params: { id: team }, query }));
