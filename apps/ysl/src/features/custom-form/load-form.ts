import { ApiError } from '@maidan/api-client/errors/api-error';
import { isNotFound } from '@maidan/api-client/errors/api-error';
import { formQuery } from '@maidan/api-client/queries/league/custom-forms';
import type { Form } from '@maidan/contract/league/custom-forms';
import { browserData } from '@maidan/site/browser/data';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import type { DehydratedState } from '@tanstack/react-query';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { paths } from '../../paths.ts';

export interface LoadedForm {
  state: DehydratedState | undefined;
  /** For the document's head: null when there is no such form, undefined while it is not known. */
  form: Form | null | undefined;
}

/** The server's part of the page: the form, and the status the document answers with. */
export async function loadForm(context: Readonly<RouterContextProvider>, id: string) {
  let form: Form | null | undefined;
  let isRefused = false;
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    try {
      form = await queryClient.fetchQuery(formQuery(api, id));
    } catch (error) {
      isRefused = isRefusal(error);
      if (isNotFound(error)) form = null;
      else throw error;
    }
  });
  if (isRefused && form === undefined) throw redirect(paths.notFound(), { headers: { 'Cache-Control': 'no-store' } });
  const loaded: LoadedForm = { state, form };
  return data(loaded, { status: statusOf(form) });
}

/** The browser's part: the page shows at once what the cache has, and asks for the rest itself. */
export function loadFormInBrowser(id: string): LoadedForm {
  const { api, queryClient } = browserData();
  const query = formQuery(api, id);
  void queryClient.prefetchQuery(query);
  return { state: undefined, form: queryClient.getQueryData(query.queryKey) };
}

function statusOf(form: Form | null | undefined): number {
  if (form === undefined) return 503;
  return form === null ? 404 : 200;
}

/**
 * The call was answered, and not with a form: that leads to /404 (specification, section 8, "Get form error"). No answer
 * at all is another matter: it says nothing of the form.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'http' || error.kind === 'schema') && error.status !== 503;
}
