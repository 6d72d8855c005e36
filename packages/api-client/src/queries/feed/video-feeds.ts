import {
  authCategoryVideoPosts,
  authTagVideoPosts,
  categoryVideoPosts,
  tagVideoPosts,
  type CategoryPage,
  type TagPage,
} from '@maidan/contract/feed/feeds';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { withOwnLikes } from '../../compat/own-likes.ts';
import { categoryFeed, tagFeed, type FeedPage } from './feeds.ts';

const logged = 'Failed to load videos';

/** The public feed, with the user's likes added. */
function withLikes<Page extends TagPage | CategoryPage, Call>(api: Api, publicFeed: Call) {
  return async (load: (endpoint: Call) => Promise<FeedPage<Page> | null>, signal: AbortSignal) => {
    const page = await load(publicFeed);
    return page && Object.assign(page, { posts: await withOwnLikes(api, page.posts, signal) });
  };
}

/** Only those of a tag's posts that the video feed plays. */
export const tagVideoFeedQuery = (api: Api, tag: Id) => tagFeed(api, tagVideoPosts, tag, { logged });
/** The same with the user's likes, also from a server without our extensions. */
export const authTagVideoFeedQuery = (api: Api, tag: Id) =>
  tagFeed(api, authTagVideoPosts, tag, { logged, fallback: withLikes(api, tagVideoPosts) });

export const categoryVideoFeedQuery = (api: Api, cat: Id) => categoryFeed(api, categoryVideoPosts, cat, { logged });
export const authCategoryVideoFeedQuery = (api: Api, cat: Id) =>
  categoryFeed(api, authCategoryVideoPosts, cat, { logged, fallback: withLikes(api, categoryVideoPosts) });
