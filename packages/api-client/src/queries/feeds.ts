import type { Input } from '@maidan/contract/endpoint';
import {
  authCategoryPosts,
  authCategoryVideoPosts,
  authTagPosts,
  authTagVideoPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
} from '@maidan/contract/feeds';
import type { CategoryPage, TagPage } from '@maidan/contract/feeds';
import { PAGE_SIZE } from '@maidan/contract/limits';
import type { Id } from '@maidan/contract/wire';
import { sentLength } from '@maidan/contract/wire-lists';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Api } from '../create-api.ts';
import { withOwnLikes } from '../own-likes.ts';
import { queryKey } from '../query-key.ts';
import { staleTimes } from '../stale-times.ts';
import { isUnknownCall } from '../unknown-call.ts';

type TagFeed = typeof tagPosts | typeof authTagPosts | typeof tagVideoPosts | typeof authTagVideoPosts;
type CategoryFeed =
  | typeof categoryPosts
  | typeof authCategoryPosts
  | typeof categoryVideoPosts
  | typeof authCategoryVideoPosts;

/** A page with whether another one follows, told by how many posts were sent, readable or not. */
export type FeedPage<Page extends TagPage | CategoryPage> = Page & { readonly more: boolean };

interface PageParam {
  readonly page: number;
  /** What the first page returned; our server then keeps the list stable while posts are added. */
  readonly cursor?: string;
}

/** What the cache holds of a tag's feed; a page is null when the tag is unknown. */
export type TagFeedPages = InfiniteData<FeedPage<TagPage> | null, PageParam>;

const firstPage: PageParam = { page: 1 };

/** What is logged of a page that did not come (specification, section 8); the reader gets the view's own words. */
const logged = { posts: { logged: 'Failed to load posts' }, videos: { logged: 'Failed to load videos' } };
const videoCalls: readonly (TagFeed | CategoryFeed)[] = [
  tagVideoPosts,
  authTagVideoPosts,
  categoryVideoPosts,
  authCategoryVideoPosts,
];
const loggedOf = (endpoint: TagFeed | CategoryFeed) => (videoCalls.includes(endpoint) ? logged.videos : logged.posts);

function toFeedPage<Page extends TagPage | CategoryPage>([page]: readonly Page[]): FeedPage<Page> | null {
  return page ? { ...page, more: sentLength(page.posts) >= PAGE_SIZE } : null;
}

/** Specification, section 4, Posts paging: a page with fewer posts than PAGE_SIZE is the last one. */
function nextPage(last: FeedPage<CategoryPage> | null, all: readonly (FeedPage<CategoryPage> | null)[], at: PageParam) {
  if (!last?.more) return undefined;
  const cursor = all[0]?.cursor;
  return { page: at.page + 1, ...(cursor ? { cursor } : {}) };
}

type AskForPage<Page> = () => Promise<readonly Page[]>;

/** @param everybodys asked where the server does not know our call, and then each of its posts for the user's like */
async function feedPage<Page extends TagPage | CategoryPage>(
  api: Api,
  signal: AbortSignal,
  ask: AskForPage<Page>,
  everybodys?: AskForPage<Page>,
): Promise<FeedPage<Page> | null> {
  try {
    return toFeedPage(await ask());
  } catch (error) {
    if (!everybodys || !isUnknownCall(error)) throw error;
  }
  const page = toFeedPage(await everybodys());
  return page && Object.assign(page, { posts: await withOwnLikes(api, page.posts, signal) });
}

/** @param plain asked in its place when the server does not know the endpoint, which is then one of ours */
function tagFeed(api: Api, endpoint: TagFeed, tag: Id, plain?: TagFeed) {
  const input: Input<TagFeed> = { params: { tag } };
  return infiniteQueryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ pageParam: query, signal }): Promise<FeedPage<TagPage> | null> => {
      const from = (asked: TagFeed) => () => api.call(asked, { ...input, query }, { signal });
      return feedPage(api, signal, from(endpoint), plain && from(plain));
    },
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleTimes.feed,
    meta: loggedOf(endpoint),
  });
}

function categoryFeed(api: Api, endpoint: CategoryFeed, cat: Id, plain?: CategoryFeed) {
  const input: Input<CategoryFeed> = { params: { cat } };
  return infiniteQueryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ pageParam: query, signal }): Promise<FeedPage<CategoryPage> | null> => {
      const from = (asked: CategoryFeed) => () => api.call(asked, { ...input, query }, { signal });
      return feedPage(api, signal, from(endpoint), plain && from(plain));
    },
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleTimes.feed,
    meta: loggedOf(endpoint),
  });
}

/** A tag's posts page by page; a page is null when the tag is unknown. The home feed is the tag 'home'. */
export const tagFeedQuery = (api: Api, tag: Id) => tagFeed(api, tagPosts, tag);
/** The same as the signed-in user sees it: with `userliked` and, from our server, `following`. */
export const authTagFeedQuery = (api: Api, tag: Id) => tagFeed(api, authTagPosts, tag);
/** Only what the video feed plays. */
export const tagVideoFeedQuery = (api: Api, tag: Id) => tagFeed(api, tagVideoPosts, tag);
/** The same with the user's likes, also from a server that has the specification's calls only. */
export const authTagVideoFeedQuery = (api: Api, tag: Id) => tagFeed(api, authTagVideoPosts, tag, tagVideoPosts);

/** A category's posts page by page; a page is null when the category is unknown. */
export const categoryFeedQuery = (api: Api, cat: Id) => categoryFeed(api, categoryPosts, cat);
export const authCategoryFeedQuery = (api: Api, cat: Id) => categoryFeed(api, authCategoryPosts, cat);
export const categoryVideoFeedQuery = (api: Api, cat: Id) => categoryFeed(api, categoryVideoPosts, cat);
export const authCategoryVideoFeedQuery = (api: Api, cat: Id) =>
  categoryFeed(api, authCategoryVideoPosts, cat, categoryVideoPosts);
