import { ApiError } from '@maidan/api-client/errors/api-error';
import { formQuery } from '@maidan/api-client/queries/league/custom-forms';
import type { Form } from '@maidan/contract/league/custom-forms';
import { plainText } from '@maidan/site/document/plain-text';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { paths } from '../../paths.ts';

/** How a form is loaded. */
export const formPage: PageSpec<{ id: string }, Form | null, { title: string; description: string }> = {
  query: (api, { params }) => callQuery(formQuery(api, params.id)),
  isMissing: isNoForm,
  head: (form) => ({ title: form?.title ?? '', description: plainText(form?.description ?? '') }),
  redirectOnError: (error) => (isRefusal(error) ? paths.notFound() : undefined),
};

export function isNoForm(form: Form | null): boolean {
  return form === null;
}

/** Whether the server replied without a form, which leads to /404. A missing reply says nothing about the form. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  return (kind === 'http' || kind === 'schema') && status !== 404 && status !== 503;
}
