import { browserData } from '@maidan/site/data';
import { documentMeta } from '@maidan/site/document-meta';
import { prefetchOnServer } from '@maidan/site/prefetch';
import type { DehydratedState } from '@tanstack/react-query';
import { brand } from '@maidan/brand/brand';
import { data, type RouterContextProvider } from 'react-router';
import { feedQuery, prefetchBlocks, type Feed } from './feed-queries.ts';
import { pageInAddress, type FeedSource } from './feed-source.ts';
import { plainWords } from './plain-words.ts';

/** What the head of the document says of a feed. */
interface FeedHead {
  name: string;
  words: string;
  /** Path or address of its picture. */
  picture: string | null;
}

export interface LoadedFeed {
  state: DehydratedState | undefined;
  /** False when the server could not get the posts. */
  loaded: boolean;
  head: FeedHead | null;
}

const headOf = ({ name, description, thumbnail }: Feed): FeedHead => ({
  name,
  words: plainWords(description),
  picture: thumbnail,
});

/** The server's part of a feed page: posts and blocks, and the status: 404 for an unknown feed, 503 when none answers. */
export async function loadFeed(request: Request, context: Readonly<RouterContextProvider>, source: FeedSource) {
  const page = pageInAddress(new URL(request.url).searchParams);
  let feed: Feed | null | undefined;
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    ({
      pages: [feed],
    } = await queryClient.fetchInfiniteQuery(feedQuery(api, source, page)));
    if (feed) await prefetchBlocks(api, queryClient, feed);
  });
  const loaded: LoadedFeed = { state, loaded: Boolean(feed), head: feed ? headOf(feed) : null };
  return data(loaded, { status: feed ? 200 : feed === null ? 404 : 503 });
}

/** The browser's part: the page shows at once what the cache has and fetches the rest; our server is not asked. */
export function loadFeedInBrowser(request: Request, source: FeedSource): LoadedFeed {
  const { api, queryClient } = browserData();
  const query = feedQuery(api, source, pageInAddress(new URL(request.url).searchParams));
  void queryClient.prefetchInfiniteQuery(query);
  const feed = queryClient.getQueryData(query.queryKey)?.pages[0];
  return { state: undefined, loaded: true, head: feed ? headOf(feed) : null };
}

/** Title, description and preview of a tag or category page. */
export function feedMeta(matches: Parameters<typeof documentMeta>[0], head: FeedHead | null | undefined, path: string) {
  return documentMeta(matches, {
    siteName: brand.name,
    title: head ? `${head.name} · ${brand.name}` : brand.name,
    description: head?.words || brand.description,
    path,
  });
}
