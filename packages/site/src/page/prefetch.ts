import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { createServerData, type Data } from '../browser/data.ts';
import { siteContext } from '../server/site-context.ts';

/**
 * Fetches on the server what a page shows, and hands it over for the browser's cache. What cannot be had is left out,
 * logged, and tried again by the browser: one failing part never takes the page down.
 */
export async function prefetchOnServer(
  context: Readonly<RouterContextProvider>,
  fetchAll: (data: Data) => Promise<unknown>,
): Promise<DehydratedState> {
  const { config, apiOrigin } = context.get(siteContext);
  const data = createServerData(config, apiOrigin);
  try {
    await fetchAll(data);
  } catch (error) {
    process.stderr.write(`prefetch: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  return dehydrate(data.queryClient);
}
