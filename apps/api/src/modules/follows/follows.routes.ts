import { reportCategoryFollowers, reportTagFollowers } from '@maidan/contract/feed/dashboard';
import {
  followCategory,
  followedCategories,
  followedTags,
  followLeague,
  followTag,
  isCategoryFollowed,
  isLeagueFollowed,
  isTagFollowed,
  SUBSCRIBED,
  UNSUBSCRIBED,
} from '@maidan/contract/feed/follows';
import type { Id } from '@maidan/contract/core/wire';
import { route, type SignedInCall } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { toTopics } from '../topics/topics.reply.ts';
import { findFollowers, isFollowing, setFollowing, type TopicKind } from './following.store.ts';
import { listFollowedCategories, listFollowedTags } from './follows.store.ts';

interface FollowRequest {
  readonly following_id: Id;
  readonly type?: string | undefined;
  readonly subscribed?: boolean | undefined;
}

/** Follows, and the dashboard's reports, which return the true count whatever count they are sent. */
export const followsModule = defineModule({
  name: 'follows',
  routes(context) {
    const { db, settings } = context;
    const follow = ({ user, once }: SignedInCall, kind: TopicKind, body: FollowRequest) =>
      once(async (tx, now) => {
        // In spec-only mode every request toggles.
        const wanted = settings.specOnly ? undefined : body.subscribed;
        const state = await setFollowing(tx, kind, { userId: user.userId, key: body.following_id, wanted }, now);
        if (!state) throw errors.notFound(kind);
        return { message: state.isFollowing ? SUBSCRIBED : UNSUBSCRIBED, subscribe: state.followers };
      });
    const check = async (kind: TopicKind, key: Id, userId: number) => {
      if (await isFollowing(db, kind, userId, key)) return { message: SUBSCRIBED };
      throw errors.notFollowing();
    };
    const trueCount = async (kind: TopicKind, key: Id) => {
      const topic = await findFollowers(db, kind, key);
      if (!topic) throw errors.notFound(kind);
      return { id: topic.id, subscribe: topic.followers };
    };
    return [
      route(followTag, ({ body }, call) => follow(call, kindOf(body.type), body)),
      route(followCategory, ({ body }, call) => follow(call, kindOf(body.type, 'category'), body)),
      route(followLeague, ({ body }, call) => follow(call, leagueOnly(body.type), body)),
      route(isTagFollowed, { whileSuspended: true }, ({ body }, { user }) =>
        check('tag', body.following_id, user.userId),
      ),
      route(isCategoryFollowed, { whileSuspended: true }, ({ body }, { user }) =>
        check('category', body.following_id, user.userId),
      ),
      route(isLeagueFollowed, { whileSuspended: true }, ({ body }, { user }) =>
        check('league', body.following_id, user.userId),
      ),
      route(reportTagFollowers, { whileSuspended: true }, ({ body }) => trueCount('tag', body.id)),
      route(reportCategoryFollowers, { whileSuspended: true }, ({ body }) => trueCount('category', body.id)),
      route(followedTags, async (_, { user }) => toTopics(context, await listFollowedTags(db, user.userId))),
      route(followedCategories, async (_, { user }) =>
        toTopics(context, await listFollowedCategories(db, user.userId)),
      ),
    ];
  },
});

/** `subscribe` accepts tags and, by type, categories; `cat_subscribe` accepts only categories. */
function kindOf(type: string | undefined, only?: 'category'): TopicKind {
  if (type === 'category' || (only && type === undefined)) return 'category';
  if (only || type === 'league') throw errors.invalidField('type', 'This call cannot follow that type.');
  return 'tag';
}

function leagueOnly(type: string | undefined): TopicKind {
  if (type === undefined || type === 'league') return 'league';
  throw errors.invalidField('type', 'This call can only follow leagues.');
}
