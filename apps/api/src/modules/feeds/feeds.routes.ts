import {
  authCategoryPosts,
  authCategoryVideoPosts,
  authTagPosts,
  authTagVideoPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
} from '@maidan/contract/feed/feeds';
import type { CategoryPage, TagPage } from '@maidan/contract/feed/feeds';
import type { Id } from '@maidan/contract/core/wire';
import type { AppContext } from '../app-context.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { readFeedPage } from './feed-page.ts';

type Query = { readonly page: number; readonly cursor?: string | undefined };

/**
 * The feeds: all posts or clips only, for everybody or for the user. An unknown tag or category is an empty list, not
 * an error.
 */
export function feedRoutes(parts: AppContext): Route[] {
  const tagPage = async (tag: Id, query: Query, clipsOnly: boolean, userId: number | null): Promise<TagPage[]> => {
    const found = await readFeedPage(parts, { kind: 'tag', key: tag, clipsOnly, userId, ...query });
    return found ? [{ ...found.page, quizpoll_id: found.pollId }] : [];
  };
  const categoryPage = async (
    cat: Id,
    query: Query,
    clipsOnly: boolean,
    userId: number | null,
  ): Promise<CategoryPage[]> => {
    const found = await readFeedPage(parts, { kind: 'category', key: cat, clipsOnly, userId, ...query });
    return found ? [found.page] : [];
  };
  return [
    route(tagPosts, ({ params, query }) => tagPage(params.tag, query, false, null)),
    route(authTagPosts, ({ params, query }, { user }) => tagPage(params.tag, query, false, user.userId)),
    route(tagVideoPosts, ({ params, query }) => tagPage(params.tag, query, true, null)),
    route(authTagVideoPosts, ({ params, query }, { user }) => tagPage(params.tag, query, true, user.userId)),
    route(categoryPosts, ({ params, query }) => categoryPage(params.cat, query, false, null)),
    route(authCategoryPosts, ({ params, query }, { user }) => categoryPage(params.cat, query, false, user.userId)),
    route(categoryVideoPosts, ({ params, query }) => categoryPage(params.cat, query, true, null)),
    route(authCategoryVideoPosts, ({ params, query }, { user }) => categoryPage(params.cat, query, true, user.userId)),
  ];
}
