import { deskForms, formAnswers } from '@maidan/contract/desk/forms';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { pagesQuery } from './pages.ts';

export const deskFormsQuery = (api: Api) => pagesQuery(api, deskForms, (query) => ({ query }));
export const formAnswersQuery = (api: Api, id: Id) =>
  pagesQuery(api, formAnswers, (query) => ({ params: { id }, query }));
