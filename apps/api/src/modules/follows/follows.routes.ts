import { followedCategories, followedTags } from '@maidan/contract/feed/follows';
import type { AppContext } from '../app-context.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { toTopic } from '../topics/topics.routes.ts';
import { listFollowedCategories, listFollowedTags } from './follows.store.ts';

export function followRoutes({ db, mediaUrl }: AppContext): Route[] {
  return [
    route(followedTags, async (_, { user }) =>
      (await listFollowedTags(db, user.userId)).map((row) => toTopic(row, mediaUrl)),
    ),
    route(followedCategories, async (_, { user }) =>
      (await listFollowedCategories(db, user.userId)).map((row) => toTopic(row, mediaUrl)),
    ),
  ];
}
