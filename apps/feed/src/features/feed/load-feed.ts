import { browserData } from '@maidan/site/browser/data';
import { documentMeta, pageLinks, previewPictures } from '@maidan/site/document/document-meta';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import type { DehydratedState } from '@tanstack/react-query';
import { brand } from '@maidan/brand/brand';
import { data, type RouterContextProvider } from 'react-router';
import { paths } from '../../paths.ts';
import { feedQuery, prefetchBlocks, type Feed } from './feed-queries.ts';
import { pageInAddress, type FeedSource } from './feed-source.ts';
import { plainWords } from './plain-words.ts';

/** What the head of the document says of a feed. */
interface FeedHead {
  name: string;
  words: string;
  preview: string | null;
  thumbnail: string | null;
  /** Whether a page follows the one that is shown. */
  more: boolean;
}

export interface LoadedFeed {
  state: DehydratedState | undefined;
  /** False when the server could not get the posts. */
  loaded: boolean;
  head: FeedHead | null;
}

const headOf = ({ name, description, preview, thumbnail, more }: Feed): FeedHead => ({
  name,
  words: plainWords(description),
  preview,
  thumbnail,
  more,
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
  const { api, queryClient, session } = browserData();
  const page = pageInAddress(new URL(request.url).searchParams);
  const query = feedQuery(api, source, page, session.snapshot().signedIn);
  const feed = queryClient.getQueryData(query.queryKey)?.pages[0];
  // What is there already is the page's to keep or to ask for again: Back wants it as it was.
  if (feed === undefined) void queryClient.prefetchInfiniteQuery(query);
  return { state: undefined, loaded: true, head: feed ? headOf(feed) : null };
}

/** What the head of a feed's document needs besides what was loaded. */
interface FeedAddress {
  /** Of its first page. */
  path: string;
  page: number;
}

/**
 * Title, description and preview of home, a tag or a category. A later page is a document of its own: it names itself
 * and its neighbours.
 */
export function feedMeta(
  matches: Parameters<typeof documentMeta>[0],
  head: FeedHead | null | undefined,
  { path, page }: FeedAddress,
) {
  const isHome = path === paths.home();
  const title = isHome ? `${brand.name} · ${brand.tagline}` : head ? `${head.name} · ${brand.name}` : brand.name;
  const addressOf = (wanted: number) => paths.page(path, wanted);
  return [
    ...documentMeta(matches, {
      siteName: brand.name,
      title: page > 1 ? `${title} · Page ${page}` : title,
      description: (isHome ? '' : head?.words) || brand.description,
      path: addressOf(page),
      // Home's picture is the brand's own.
      pictures: isHome || !head ? [] : previewPictures(head),
    }),
    ...pageLinks(matches, addressOf, page, head?.more ?? false),
  ];
}
