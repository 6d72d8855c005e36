import { readId, type Id } from '@maidan/contract/core/wire';
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
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { defineModule, type Preview } from '../module.ts';
import { readFeedPage } from './feed-page.ts';
import { findTopic, type TopicKind } from './feeds.store.ts';
import { posterOfTopic } from './topic-preview.ts';

type Query = { readonly page: number; readonly cursor?: string | undefined };

/**
 * All posts, or only clips, for visitors or for the user. An unknown tag or category is an empty list, not an error.
 */
export const feedsModule = defineModule({
  name: 'feeds',
  routes(context) {
    const tagPage = async (key: Id, query: Query, clipsOnly: boolean, userId: number | null): Promise<TagPage[]> => {
      const found = await readFeedPage(context, { kind: 'tag', key, clipsOnly, userId, ...query });
      return found ? [{ ...found.page, quizpoll_id: found.pollId }] : [];
    };
    const categoryPage = async (
      key: Id,
      query: Query,
      clipsOnly: boolean,
      userId: number | null,
    ): Promise<CategoryPage[]> => {
      const found = await readFeedPage(context, { kind: 'category', key, clipsOnly, userId, ...query });
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
      route(authCategoryVideoPosts, ({ params, query }, { user }) =>
        categoryPage(params.cat, query, true, user.userId),
      ),
    ];
  },
  previews: (context) => ({
    tag: (key) => topicPreview(context, 'tag', key),
    category: (key) => topicPreview(context, 'category', key),
  }),
});

async function topicPreview({ db }: AppContext, kind: TopicKind, key: string): Promise<Preview> {
  const topic = await findTopic(db, kind, readId(key) ?? '', null);
  if (!topic) throw errors.notFound(kind);
  return { slug: topic.slug, picture: () => posterOfTopic(kind, topic) };
}
