import { reportCategoryFollowers, reportTagFollowers } from '@maidan/contract/feed/dashboard';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import {
  followCategory,
  followLeague,
  followTag,
  isCategoryFollowed,
  isLeagueFollowed,
  isTagFollowed,
  SUBSCRIBED,
  UNSUBSCRIBED,
} from '@maidan/contract/feed/follows';
import type { Id } from '@maidan/contract/core/wire';
import type { AppContext } from '../app-context.ts';
import { ApiError, invalidField, notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route, SignedInCall } from '../../http/call.ts';
import { writeOnce } from '../../http/idempotency/write-once.ts';
import { findFollowers, isFollowing, setFollowing } from './following.store.ts';
import { categoryTables, leagueTables, tagTables } from './topic-tables.ts';
import type { TopicTables } from './topic-tables.ts';

interface Wish {
  readonly following_id: Id;
  readonly type?: string | undefined;
  readonly subscribed?: boolean | undefined;
}

/** Specification, section 4, Follow and League follow, and the dashboard's calls (section 7), whose counts are never taken over. */
export function followingRoutes(parts: AppContext): Route[] {
  const { db } = parts;
  const follow = (call: SignedInCall, endpoint: Endpoint, tables: TopicTables, body: Wish) =>
    writeOnce(parts, call, endpoint, body, async (tx, now) => {
      // In spec-only mode every request toggles, whatever it wishes.
      const wish = parts.settings.specOnly ? undefined : body.subscribed;
      const state = await setFollowing(tx, tables, { userId: call.user.userId, key: body.following_id, wish }, now);
      if (!state) throw notFound(tables.words);
      return { message: state.isFollowing ? SUBSCRIBED : UNSUBSCRIBED, subscribe: state.followers };
    });
  const check = async (tables: TopicTables, key: Id, userId: number) => {
    if (await isFollowing(db, tables, userId, key)) return { message: SUBSCRIBED };
    throw new ApiError('not_found', 'You do not follow this.');
  };
  const trueCount = async (tables: TopicTables, key: Id) => {
    const topic = await findFollowers(db, tables, key);
    if (!topic) throw notFound(tables.words);
    return { id: topic.id, subscribe: topic.followers };
  };
  return [
    route(followTag, ({ body }, call) => follow(call, followTag, tablesFor(body.type), body)),
    route(followCategory, ({ body }, call) => follow(call, followCategory, tablesFor(body.type, 'category'), body)),
    route(followLeague, ({ body }, call) => follow(call, followLeague, onlyLeagues(body.type), body)),
    route(isTagFollowed, ({ body }, { user }) => check(tagTables, body.following_id, user.userId)),
    route(isCategoryFollowed, ({ body }, { user }) => check(categoryTables, body.following_id, user.userId)),
    route(isLeagueFollowed, ({ body }, { user }) => check(leagueTables, body.following_id, user.userId)),
    route(reportTagFollowers, ({ body }) => trueCount(tagTables, body.id)),
    route(reportCategoryFollowers, ({ body }) => trueCount(categoryTables, body.id)),
  ];
}

/** `subscribe` takes tags and, by type, categories (specification, section 7); `cat_subscribe` only these. */
function tablesFor(type: string | undefined, only?: 'category'): TopicTables {
  if (type === 'category' || (only && type === undefined)) return categoryTables;
  if (only || type === 'league') throw invalidField('type', 'This call does not follow that.');
  return tagTables;
}

function onlyLeagues(type: string | undefined): TopicTables {
  if (type === undefined || type === 'league') return leagueTables;
  throw invalidField('type', 'This call follows leagues only.');
}
