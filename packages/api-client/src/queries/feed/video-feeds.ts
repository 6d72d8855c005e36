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
import { isUnknownCall } from '../../errors/not-found.ts';
import { categoryFeed, tagFeed, type FeedPage } from './feeds.ts';

const logged = 'Failed to load videos';

/** Where the server does not know the user's clips, which are ours: everybody's, each asked for the user's like. */
function everybodys<Page extends TagPage | CategoryPage, Call>(api: Api, call: Call) {
  return async (error: unknown, from: (asked: Call) => Promise<FeedPage<Page> | null>, signal: AbortSignal) => {
    if (!isUnknownCall(error)) throw error;
    const page = await from(call);
    return page && Object.assign(page, { posts: await withOwnLikes(api, page.posts, signal) });
  };
}

/** Of a tag's posts only what the video feed plays. */
export const tagVideoFeedQuery = (api: Api, tag: Id) => tagFeed(api, tagVideoPosts, tag, { logged });
/** The same with the user's likes, also from a server that has the specification's calls only. */
export const authTagVideoFeedQuery = (api: Api, tag: Id) =>
  tagFeed(api, authTagVideoPosts, tag, { logged, otherwise: everybodys(api, tagVideoPosts) });

export const categoryVideoFeedQuery = (api: Api, cat: Id) => categoryFeed(api, categoryVideoPosts, cat, { logged });
export const authCategoryVideoFeedQuery = (api: Api, cat: Id) =>
  categoryFeed(api, authCategoryVideoPosts, cat, { logged, otherwise: everybodys(api, categoryVideoPosts) });
