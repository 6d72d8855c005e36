import { viewCount } from '@maidan/contract/feed/posts';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { findPostId } from '../posts/posts.store.ts';
import { isPerson, viewerOf } from './viewer.ts';
import { countView, readViews } from './views.store.ts';

/** Counts a view although it is a GET: that is the call the specification has (section 7). It is never cached. */
export function viewRoutes({ db, clock, pepper }: AppContext): Route[] {
  return [
    route(
      viewCount,
      async ({ params }, { http, findUser }) => {
        const now = clock();
        const postId = await findPostId(db, params.postId, now);
        if (postId === null) throw notFound('This post');
        if (!isPerson(http)) return { views: await readViews(db, postId) };
        const user = await findUser();
        const viewer = viewerOf(http, user?.sessionId ?? null, pepper, now);
        return { views: await countView(db, postId, viewer, now) };
      },
      'never',
    ),
  ];
}
