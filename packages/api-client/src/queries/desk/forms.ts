import { formWaitingList } from '@maidan/contract/desk/forms/form-waiting';
import { formDraft } from '@maidan/contract/desk/forms/form-builder';
import { deskForms, formAnswers, type AnswerState } from '@maidan/contract/desk/forms/forms';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

export const deskFormsQuery = (api: Api) => pagesQuery(api, deskForms, (query) => ({ query }));
/** Forms that are offered as templates. */
export const formTemplatesQuery = (api: Api) =>
  pagesQuery(api, deskForms, (query) => ({ query: { ...query, only: 'templates' as const } }));
export interface AnswerQuery {
  readonly state?: AnswerState;
  readonly search?: string;
}
export const formAnswersQuery = (api: Api, id: Id, filter: AnswerQuery) =>
  pagesQuery(api, formAnswers, (cursor) => ({ params: { id }, query: { ...filter, ...cursor } }));

/** Reloaded whenever it is opened, because someone else may have changed it. */
export const formDraftQuery = (api: Api, id: Id) => endpointQuery(api, formDraft, { params: { id } }, staleTimes.live);

export const formWaitingQuery = (api: Api, form: Id) =>
  pagesQuery(api, formWaitingList, (query) => ({ params: { id: form }, query }));
