import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import type { PostState } from '@maidan/contract/desk/posts';
import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { isLike, likePatterns } from '../../search/text-match.store.ts';

export interface PostsFilter {
  readonly state: PostState;
  /** Each must be in the title. */
  readonly words: readonly string[];
  readonly after: { readonly at: number; readonly id: number } | null;
}

/** The column that orders a state, and its direction: what goes out next comes first, else the newest does. */
export const orderOf = (state: PostState) =>
  state === 'withdrawn'
    ? (['withdrawn_at', 'desc'] as const)
    : (['published_at', state === 'scheduled' ? 'asc' : 'desc'] as const);

function inState(db: Db, state: PostState, now: number) {
  const all = db.selectFrom('posts as post');
  if (state === 'withdrawn') return all.where('post.withdrawn_at', '>', 0);
  // With `is null` SQLite would choose the index of withdrawn posts, and sort all others.
  const isShown = sql<boolean>`coalesce(post.withdrawn_at, 0) = 0`;
  return all.where(isShown).where('post.published_at', state === 'scheduled' ? '>' : '<=', now);
}

/** A page, and one row more if there are more. */
export function postsQuery(db: Db, { state, words, after }: PostsFilter, now: number) {
  const [column, direction] = orderOf(state);
  let query = inState(db, state, now)
    .select(['post.id', 'post.slug', 'post.name', 'post.type', 'post.media', 'post.thumbnail'])
    .select(['post.published_at', 'post.withdrawn_at'])
    .select(sql<number>`post.view_base + post.view_count`.as('views'))
    .select(sql<number>`post.like_base + post.like_count`.as('likes'))
    .orderBy(`post.${column}`, direction)
    .orderBy('post.id', direction)
    .limit(DESK_PAGE_SIZE + 1);
  // SQLite ends a statement that takes too long.
  if (words.length > 0) query = query.where(sql<boolean>`in_time() = 1`);
  for (const word of words) query = query.where(sql<boolean>`${isLike('post.name', likePatterns(word))}`);
  if (after) {
    const beyond = direction === 'asc' ? '>' : '<';
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(`post.${column}`, 'post.id'), beyond, tuple(after.at, after.id)),
    );
  }
  return query;
}

export const listDeskPosts = (...page: Parameters<typeof postsQuery>) => postsQuery(...page).execute();

export type DeskPostRow = Awaited<ReturnType<typeof listDeskPosts>>[number];
