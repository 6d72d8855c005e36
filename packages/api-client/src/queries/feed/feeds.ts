import type { Input } from '@maidan/contract/core/endpoint';
import { authCategoryPosts, authTagPosts, categoryPosts, tagPosts } from '@maidan/contract/feed/feeds';
import type {
  authCategoryVideoPosts,
  authTagVideoPosts,
  CategoryPage,
  categoryVideoPosts,
  TagPage,
  tagVideoPosts,
} from '@maidan/contract/feed/feeds';
import { PAGE_SIZE } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { sentLength } from '@maidan/contract/core/wire-lists';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { withFallback } from '../../compat/extensions.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';

type TagFeed = typeof tagPosts | typeof authTagPosts | typeof tagVideoPosts | typeof authTagVideoPosts;
type CategoryFeed =
  | typeof categoryPosts
  | typeof authCategoryPosts
  | typeof categoryVideoPosts
  | typeof authCategoryVideoPosts;

/** A page, and whether another follows, by how many posts were sent, readable or not. */
export type FeedPage<Page extends TagPage | CategoryPage> = Page & { readonly more: boolean };

interface PageParam {
  readonly page: number;
  /** What the first page returned; our server then keeps the list stable while posts are added. */
  readonly cursor?: string;
}

/** What the cache holds of a tag's feed; a page is null when the tag is unknown. */
export type TagFeedPages = InfiniteData<FeedPage<TagPage> | null, PageParam>;

const firstPage: PageParam = { page: 1 };

function toFeedPage<Page extends TagPage | CategoryPage>([page]: readonly Page[]): FeedPage<Page> | null {
  return page ? { ...page, more: sentLength(page.posts) >= PAGE_SIZE } : null;
}

/** A page with fewer posts than PAGE_SIZE is the last one. */
function nextPage(last: FeedPage<CategoryPage> | null, all: readonly (FeedPage<CategoryPage> | null)[], at: PageParam) {
  if (!last?.more) return undefined;
  const cursor = all[0]?.cursor;
  return { page: at.page + 1, ...(cursor ? { cursor } : {}) };
}

interface FeedOptions<Call, Page extends TagPage | CategoryPage> {
  /** Logged for a page that fails to load; the view has its own text. */
  readonly logged?: string;
  /** Loads the page on a server without the call, which is an extension. */
  readonly fallback?: (
    load: (endpoint: Call) => Promise<FeedPage<Page> | null>,
    signal: AbortSignal,
  ) => Promise<FeedPage<Page> | null>;
}

const POSTS = 'Failed to load posts';

/** A tag's feed. */
export function tagFeed(
  api: Api,
  endpoint: TagFeed,
  tag: Id,
  { logged = POSTS, fallback }: FeedOptions<TagFeed, TagPage> = {},
) {
  const input: Input<TagFeed> = { params: { tag } };
  return infiniteQueryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ pageParam: query, signal }): Promise<FeedPage<TagPage> | null> => {
      const load = async (from: TagFeed) => toFeedPage(await api.call(from, { ...input, query }, { signal }));
      if (!fallback) return load(endpoint);
      return withFallback(
        api,
        endpoint,
        () => load(endpoint),
        () => fallback(load, signal),
      );
    },
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleTimes.feed,
    meta: { logged },
  });
}

/** A category's feed. */
export function categoryFeed(
  api: Api,
  endpoint: CategoryFeed,
  cat: Id,
  { logged = POSTS, fallback }: FeedOptions<CategoryFeed, CategoryPage> = {},
) {
  const input: Input<CategoryFeed> = { params: { cat } };
  return infiniteQueryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ pageParam: query, signal }): Promise<FeedPage<CategoryPage> | null> => {
      const load = async (from: CategoryFeed) => toFeedPage(await api.call(from, { ...input, query }, { signal }));
      if (!fallback) return load(endpoint);
      return withFallback(
        api,
        endpoint,
        () => load(endpoint),
        () => fallback(load, signal),
      );
    },
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleTimes.feed,
    meta: { logged },
  });
}

/** A tag's posts page by page; a page is null when the tag is unknown. The home feed is the tag 'home'. */
export const tagFeedQuery = (api: Api, tag: Id) => tagFeed(api, tagPosts, tag);
/** The same as the signed-in user sees it: with `userliked` and, from our server, `following`. */
export const authTagFeedQuery = (api: Api, tag: Id) => tagFeed(api, authTagPosts, tag);

/** A category's posts page by page; a page is null when the category is unknown. */
export const categoryFeedQuery = (api: Api, cat: Id) => categoryFeed(api, categoryPosts, cat);
export const authCategoryFeedQuery = (api: Api, cat: Id) => categoryFeed(api, authCategoryPosts, cat);
