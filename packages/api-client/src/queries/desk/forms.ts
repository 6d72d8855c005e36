import { formDraft } from '@maidan/contract/desk/form-builder';
import { deskForms, formAnswers } from '@maidan/contract/desk/forms';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './pages.ts';

export const deskFormsQuery = (api: Api) => pagesQuery(api, deskForms, (query) => ({ query }));
export const formAnswersQuery = (api: Api, id: Id) =>
  pagesQuery(api, formAnswers, (query) => ({ params: { id }, query }));

/** Read again whenever it is opened: somebody else may have changed it. */
export const formDraftQuery = (api: Api, id: Id) => endpointQuery(api, formDraft, { params: { id } }, staleTimes.live);
