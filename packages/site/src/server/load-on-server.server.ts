import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { dateCache } from '../page/date-cache.ts';
import { createServerData, type PageData } from '../page/page-data.ts';
import type { PageAddress, PageSpec } from '../page/page-spec.ts';
import { leadsNowhere, type LoaderResult, type PageState } from '../page/page-state.ts';
import { siteContext } from './site-context.server.ts';

interface LoaderArgs<Params> {
  context: Readonly<RouterContextProvider>;
  params: Params;
  url: URL;
}

const statusCodes = { found: 200, notFound: 404, unavailable: 503, loading: 503 };

/** A page's `loader`: its data, and the status of its document. */
export function loadOnServer<Params, D, Head>(spec: PageSpec<Params, D, Head>) {
  return async ({ context, params, url }: LoaderArgs<Params>) => {
    const page = pageData(context);
    const at: PageAddress<Params> = { params, search: url.searchParams };
    const state = await loadState(spec, page, at);
    const isExpected =
      (state.status === 'notFound' && spec.isOptional?.(at)) ||
      (state.status === 'unavailable' && spec.isUsefulWithoutData);
    const now = renderedAt(context);
    const result: LoaderResult<Head> = { ...state, cache: dehydrateAt(page.queryClient, now), now };
    return data(result, { status: isExpected ? 200 : statusCodes[state.status] });
  };
}

/** The `loader` of an address that redirects to a page, or answers that there is no such page. */
export function redirectTo<Params, D, Head>(spec: PageSpec<Params, D, Head>, path: (data: D) => string) {
  return loadOnServer({ ...spec, redirect: path });
}

/** Fetches the data of every page. A failure is left to the browser. */
export async function prefetchOnServer(
  context: Readonly<RouterContextProvider>,
  fetchAll: (page: PageData) => Promise<unknown>,
): Promise<DehydratedState> {
  const page = pageData(context);
  await fetchAll(page).catch(logFailure);
  return dehydrateAt(page.queryClient, renderedAt(context));
}

const renderedAt = (context: Readonly<RouterContextProvider>): number => context.get(siteContext).now ?? Date.now();

/** Gives all data the same date, so that renderings of the same data differ only in that date. */
export const dehydrateAt = (client: QueryClient, now: number): DehydratedState => dateCache(dehydrate(client), now);

function pageData(context: Readonly<RouterContextProvider>): PageData {
  const { config, apiOrigin, shareReplies } = context.get(siteContext);
  const page = createServerData(config, apiOrigin);
  return shareReplies ? { ...page, api: shareReplies(page.api) } : page;
}

/** @throws Response a redirect */
async function loadState<Params, D, Head>(
  spec: PageSpec<Params, D, Head>,
  page: PageData,
  at: PageAddress<Params>,
): Promise<PageState<Head>> {
  const query = spec.query(page.api, at, 'public');
  if (!query) return { status: 'notFound' };
  let found: D;
  try {
    found = await query.fetch(page.queryClient);
  } catch (error) {
    const path = spec.redirectOnError?.(error);
    if (path !== undefined) throw redirect(path, { headers: { 'Cache-Control': 'no-store' } });
    if (leadsNowhere(error)) return { status: 'notFound' };
    logFailure(error);
    return { status: 'unavailable' };
  }
  if (spec.isMissing?.(found)) return { status: 'notFound' };
  const path = spec.redirect?.(found, at);
  if (path !== undefined) throw redirect(path);
  await spec.alongside?.(page, found, at).catch(logFailure);
  return { status: 'found', data: spec.head(found, at, page) };
}

function logFailure(error: unknown): void {
  process.stderr.write(`prefetch: ${error instanceof Error ? error.message : String(error)}\n`);
}
