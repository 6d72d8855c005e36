import { viewCount } from '@maidan/contract/feed/posts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { findPostId } from '../posts/posts.store.ts';
import { isPerson, viewerOf } from './viewer.ts';
import { countView, readViews } from './views.store.ts';

/** The specification counts a view with a GET, which is therefore never cached. */
export const viewsModule = defineModule({
  name: 'views',
  routes: ({ db, clock, pepper }) => [
    route(viewCount, { caching: 'never' }, async ({ params }, { http, findUser }) => {
      const now = clock();
      const postId = await findPostId(db, params.postId, now);
      if (postId === null) throw errors.notFound('post');
      if (!isPerson(http)) return { views: await readViews(db, postId) };
      const user = await findUser();
      return { views: await countView(db, postId, viewerOf(http, user?.userId ?? null, pepper, now), now) };
    }),
  ],
});
