import type { Input } from '@maidan/contract/endpoint';
import {
  authCategoryPosts,
  authTagPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
} from '@maidan/contract/feeds';
import type { CategoryPage, TagPage } from '@maidan/contract/feeds';
import { PAGE_SIZE } from '@maidan/contract/limits';
import type { Id } from '@maidan/contract/wire';
import { sentLength } from '@maidan/contract/wire-lists';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../create-api.ts';
import { queryKey } from '../query-key.ts';
import { staleTimes } from '../stale-times.ts';

type TagFeed = typeof tagPosts | typeof authTagPosts | typeof tagVideoPosts;
type CategoryFeed = typeof categoryPosts | typeof authCategoryPosts | typeof categoryVideoPosts;

/** A page with whether another one follows, told by how many posts were sent, readable or not. */
export type FeedPage<Page extends TagPage | CategoryPage> = Page & { readonly more: boolean };

interface PageParam {
  readonly page: number;
  /** What the first page returned; our server then keeps the list stable while posts are added. */
  readonly cursor?: string;
}

const firstPage: PageParam = { page: 1 };

function toFeedPage<Page extends TagPage | CategoryPage>([page]: readonly Page[]): FeedPage<Page> | null {
  return page ? { ...page, more: sentLength(page.posts) >= PAGE_SIZE } : null;
}

/** Specification, section 4, Posts paging: a page with fewer posts than PAGE_SIZE is the last one. */
function nextPage(last: FeedPage<CategoryPage> | null, all: readonly (FeedPage<CategoryPage> | null)[], at: PageParam) {
  if (!last?.more) return undefined;
  const cursor = all[0]?.cursor;
  return { page: at.page + 1, ...(cursor ? { cursor } : {}) };
}

function tagFeed(api: Api, endpoint: TagFeed, tag: Id) {
  const input: Input<TagFeed> = { params: { tag } };
  return infiniteQueryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: async ({ pageParam: query, signal }): Promise<FeedPage<TagPage> | null> =>
      toFeedPage(await api.call(endpoint, { ...input, query }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleTimes.feed,
  });
}

function categoryFeed(api: Api, endpoint: CategoryFeed, cat: Id) {
  const input: Input<CategoryFeed> = { params: { cat } };
  return infiniteQueryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: async ({ pageParam: query, signal }): Promise<FeedPage<CategoryPage> | null> =>
      toFeedPage(await api.call(endpoint, { ...input, query }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleTimes.feed,
  });
}

/** A tag's posts page by page; a page is null when the tag is unknown. The home feed is the tag 'home'. */
export const tagFeedQuery = (api: Api, tag: Id) => tagFeed(api, tagPosts, tag);
/** The same as the signed-in user sees it: with `userliked` and, from our server, `following`. */
export const authTagFeedQuery = (api: Api, tag: Id) => tagFeed(api, authTagPosts, tag);
/** Only what the video feed plays. */
export const tagVideoFeedQuery = (api: Api, tag: Id) => tagFeed(api, tagVideoPosts, tag);

/** A category's posts page by page; a page is null when the category is unknown. */
export const categoryFeedQuery = (api: Api, cat: Id) => categoryFeed(api, categoryPosts, cat);
export const authCategoryFeedQuery = (api: Api, cat: Id) => categoryFeed(api, authCategoryPosts, cat);
export const categoryVideoFeedQuery = (api: Api, cat: Id) => categoryFeed(api, categoryVideoPosts, cat);
