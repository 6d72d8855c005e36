import { postKinds, toPostKind } from '@maidan/contract/feed/post-kinds';
import type { Id } from '@maidan/contract/core/wire';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { isVisible, postColumns, type PostRow } from './post-columns.store.ts';

/** `post/all` has no pages. */
const ALL_POSTS_MAX = 500;

/** The visible post with this id or slug. */
export async function findPost(db: Db, key: Id, userId: number | null, now: number): Promise<PostRow | undefined> {
  const column = sql.ref(typeof key === 'number' ? 'post.id' : 'post.slug');
  const { rows } = await sql<PostRow>`
    select ${postColumns(userId)} from posts as post
    where ${column} = ${key} and ${isVisible(now)}`.execute(db);
  return rows[0];
}

const visiblePost = (db: Db, key: Id, now: number) =>
  db
    .selectFrom('posts')
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', now);

/** The id of a visible post. */
export async function findPostId(db: Db, key: Id, now: number): Promise<number | null> {
  const row = await visiblePost(db, key, now).select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** The id of a visible post and the labels of its action buttons. */
export async function findButtons(db: Db, key: Id, now: number) {
  return visiblePost(db, key, now).select(['id', 'action_btn_1', 'action_btn_2']).executeTakeFirst();
}

/** Newest first. */
export const allPostsQuery = (now: number) => sql<PostRow>`
  select ${postColumns(null)} from posts as post
  where ${isVisible(now)}
  order by post.published_at desc, post.id desc
  limit ${ALL_POSTS_MAX}`;

export async function listAllPosts(db: Db, now: number): Promise<PostRow[]> {
  const { rows } = await allPostsQuery(now).execute(db);
  return rows;
}

export interface ImageRow {
  post_id: number;
  imgurl: string;
  alt: string | null;
  width: number | null;
  height: number | null;
}

/** The images of the galleries among these posts, in order, by post id. */
export async function imagesOf(db: Db, posts: readonly PostRow[]): Promise<Map<number, ImageRow[]>> {
  const galleries = posts.filter((post) => postKinds[toPostKind(post.type)].media === 'gallery').map((post) => post.id);
  if (galleries.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_images')
    .select(['post_id', 'imgurl', 'alt', 'width', 'height'])
    .where('post_id', 'in', galleries)
    .orderBy('post_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row.post_id);
}

/** The tags of a post, in the order of all tags. */
export async function tagsOf(db: Db, postId: number) {
  return db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['tags.slug', 'tags.name'])
    .where('post_id', '=', postId)
    .orderBy('tags.position')
    .orderBy('tags.id')
    .execute();
}

export interface TopicOfPost {
  readonly kind: 'tag' | 'category';
  readonly slug: string;
}

/** The tags and categories of each post, tags first. */
export async function topicsOf(db: Db, posts: readonly PostRow[]): Promise<Map<number, TopicOfPost[]>> {
  if (posts.length === 0) return new Map();
  const rows = await topicsQuery(
    db,
    posts.map((post) => post.id),
  ).execute();
  return Map.groupBy(rows, (row) => row.post_id);
}

export function topicsQuery(db: Db, postIds: readonly number[]) {
  const tags = db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['post_id', sql.lit<'tag' | 'category'>('tag').as('kind'), 'slug', 'position'])
    .where('post_id', 'in', postIds);
  const categories = db
    .selectFrom('post_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['post_id', sql.lit<'tag' | 'category'>('category').as('kind'), 'slug', 'position'])
    .where('post_id', 'in', postIds);
  return tags.unionAll(categories).orderBy('kind', 'desc').orderBy('position').orderBy('slug');
}
