import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import type { PostState } from '@maidan/contract/desk/posts/posts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { hasWord } from '../../search/text-match.store.ts';

export interface PostsFilter {
  readonly state: PostState;
  /** Each must be in the title. */
  readonly words: readonly string[];
  readonly after: { readonly at: number; readonly id: number } | null;
}

/** The column and direction that sort a state: scheduled posts by next publication, all others newest first. */
export const orderOf = (state: PostState) =>
  state === 'withdrawn'
    ? (['withdrawn_at', 'desc'] as const)
    : (['published_at', state === 'scheduled' ? 'asc' : 'desc'] as const);

const posts = (db: Db) => db.selectFrom('posts as post');

const selectPosts = (query: ReturnType<typeof posts>) =>
  query
    .select(['post.id', 'post.slug', 'post.name', 'post.type', 'post.media', 'post.thumbnail'])
    .select(['post.published_at', 'post.withdrawn_at'])
    .select(sql<number>`post.view_base + post.view_count`.as('views'))
    .select(sql<number>`post.like_base + post.like_count`.as('likes'));

function inState(db: Db, state: PostState, now: number) {
  const all = posts(db);
  if (state === 'withdrawn') return all.where('post.withdrawn_at', '>', 0);
  return all.where('post.withdrawn_at', 'is', null).where('post.published_at', state === 'scheduled' ? '>' : '<=', now);
}

/** A page, plus one row if there are more. */
export function postsQuery(db: Db, { state, words, after }: PostsFilter, now: number) {
  const [column, direction] = orderOf(state);
  let query = selectPosts(inState(db, state, now))
    .orderBy(`post.${column}`, direction)
    .orderBy('post.id', direction)
    .limit(DESK_PAGE_SIZE + 1);
  // Lets SQLite end a statement that takes too long.
  if (words.length > 0) query = query.where(sql<boolean>`in_time() = 1`);
  for (const word of words) query = query.where(sql<boolean>`${hasWord(word, 'post.name')}`);
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

export const findDeskPost = (db: Db, id: number) => selectPosts(posts(db)).where('post.id', '=', id).executeTakeFirst();

/**
 * Takes the first free slug for a post that is not visible yet: two people who publish the same title at once each get
 * a slug of their own.
 */
export async function claimSlug(tx: Tx, slugs: Iterable<string>, name: string, now: number) {
  for (const slug of slugs) {
    const row = { slug, name, type: 'image', description: '', name_status: 1, has_clip: 0 } as const;
    const claimed = await tx
      .insertInto('posts')
      .values({ ...row, view_base: 0, like_base: 0, published_at: now, created_at: now })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (claimed) return claimed;
  }
  throw new Error('The slugs ended.');
}
