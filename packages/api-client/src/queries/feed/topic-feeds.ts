import { t } from '@maidan/i18n/text';
import {
  authCategoryPosts,
  authCategoryVideoPosts,
  authTagPosts,
  authTagVideoPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
  type CategoryPage,
  type TagPage,
} from '@maidan/contract/feed/feeds';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { PAGE_SIZE } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { sentLength } from '@maidan/contract/core/wire-lists';
import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { withFallback } from '../../compat/extensions.ts';
import { withOwnLikes } from '../../compat/own-likes.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';

/** A tag or a category, by id or slug. */
export interface TopicRef {
  readonly kind: 'tag' | 'category';
  readonly id: Id;
}

/** The viewer of a page: everyone, or the logged-in user with their likes and whether they follow the topic. */
export type Audience = 'public' | 'user';

/** A page of a topic; only a tag has a poll. `more` depends on the posts as sent, readable or not. */
export type TopicPage = CategoryPage & Partial<Pick<TagPage, 'quizpoll_id'>> & { readonly more: boolean };

interface PageParam {
  readonly page: number;
  /** Returned with the first page; our server then keeps the list stable while posts are added. */
  readonly cursor?: string;
}

/** The cached pages of a topic; a page is null if the topic is unknown. */
export type TopicPages = InfiniteData<TopicPage | null>;
/** The same with the parameters that requested each page. */
export type CachedTopicPages = InfiniteData<TopicPage | null, PageParam>;

/** The server replies with an empty list for a topic that does not exist. */
export const isUnknownTopic = ({ pages }: TopicPages): boolean => !pages[0];

interface TopicCall {
  readonly endpoint: Endpoint;
  readonly key: QueryKey;
  readonly fetch: (query: PageParam, signal: AbortSignal) => Promise<TopicPage | null>;
}

const tagCalls = {
  posts: { public: tagPosts, user: authTagPosts },
  videos: { public: tagVideoPosts, user: authTagVideoPosts },
};
const categoryCalls = {
  posts: { public: categoryPosts, user: authCategoryPosts },
  videos: { public: categoryVideoPosts, user: authCategoryVideoPosts },
};

function topicCall(api: Api, { kind, id }: TopicRef, content: 'posts' | 'videos', as: Audience): TopicCall {
  if (kind === 'tag') {
    const endpoint = tagCalls[content][as];
    const input = { params: { tag: id } };
    return {
      endpoint,
      key: queryKey(endpoint, input),
      fetch: async (query, signal) => toTopicPage(await api.call(endpoint, { ...input, query }, { signal })),
    };
  }
  const endpoint = categoryCalls[content][as];
  const input = { params: { cat: id } };
  return {
    endpoint,
    key: queryKey(endpoint, input),
    fetch: async (query, signal) => toTopicPage(await api.call(endpoint, { ...input, query }, { signal })),
  };
}

function toTopicPage([page]: readonly Omit<TopicPage, 'more'>[]): TopicPage | null {
  return page ? { ...page, more: sentLength(page.posts) >= PAGE_SIZE } : null;
}

/** A page with fewer posts than PAGE_SIZE is the last one. */
function nextPage(last: TopicPage | null, all: readonly (TopicPage | null)[], at: PageParam): PageParam | undefined {
  if (!last?.more) return undefined;
  const cursor = all[0]?.cursor;
  return { page: at.page + 1, ...(cursor ? { cursor } : {}) };
}

/** @param logged the console's text about a failed page; the reader sees the view's own text */
function topicQuery({ key, fetch }: TopicCall, firstPage: PageParam, logged: string) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetch(pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleTimes.feed,
    meta: { logged },
  });
}

/**
 * A topic's posts, page by page. The home feed is the tag 'home'.
 * @param page where the list begins: without JavaScript, a reader follows plain links, and each page is a separate list
 */
export function topicFeedQuery(api: Api, topic: TopicRef, as: Audience = 'public', page = 1) {
  const call = topicCall(api, topic, 'posts', as);
  const key = page === 1 ? call.key : [...call.key, page];
  return topicQuery({ ...call, key }, { page }, t('calls.postsFailed'));
}

/** Only the posts of a topic that the video feed plays. The call for users is an extension. */
export function topicVideosQuery(api: Api, topic: TopicRef, as: Audience = 'public') {
  const call = topicCall(api, topic, 'videos', as);
  if (as === 'public') return topicQuery(call, { page: 1 }, t('calls.videosFailed'));
  const publicCall = topicCall(api, topic, 'videos', 'public');
  async function publicWithLikes(query: PageParam, signal: AbortSignal): Promise<TopicPage | null> {
    const page = await publicCall.fetch(query, signal);
    return page && { ...page, posts: await withOwnLikes(api, page.posts, signal) };
  }
  const fetch: TopicCall['fetch'] = (query, signal) =>
    withFallback(
      api,
      call.endpoint,
      () => call.fetch(query, signal),
      () => publicWithLikes(query, signal),
    );
  return topicQuery({ ...call, fetch }, { page: 1 }, t('calls.videosFailed'));
}
