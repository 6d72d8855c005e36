import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';

type Stored = Selectable<Tables['posts']>;

/** A post as the feeds read it, with the viewer's like. */
export interface PostRow extends Omit<
  Stored,
  'view_base' | 'view_count' | 'like_base' | 'like_count' | 'withdrawn_at' | 'created_at' | 'has_clip'
> {
  views: number;
  likes: number;
  comment_count: number;
  userliked: 0 | 1;
}

const own = [
  ...(['id', 'slug', 'name', 'type', 'media', 'thumbnail', 'description', 'name_status', 'credits'] as const),
  ...(['credits_url', 'action_url', 'action_btn_1', 'action_btn_2', 'action_btn_color'] as const),
  ...(['width', 'height', 'duration', 'alt', 'captions', 'captions_language', 'published_at'] as const),
] satisfies (keyof Stored)[];

/**
 * The columns of a `PostRow`, from a table named `post`.
 * @param userId the viewer; null for visitors
 */
export function postColumns(userId: number | null): RawBuilder<unknown> {
  const liked =
    userId === null
      ? sql`0`
      : // Counted, because for `exists` PostgreSQL would read all that the user has ever liked.
        sql`(select count(*) from post_likes where user_id = ${userId} and post_id = post.id)`;
  return sql`${sql.join(own.map((column) => sql.ref(`post.${column}`)))},
    post.view_base + post.view_count as views,
    post.like_base + post.like_count as likes,
    (select count(*) from comments where comments.post_id = post.id and comments.hidden_at is null) as comment_count,
    ${liked} as userliked`;
}

/** Published and not withdrawn: the only posts that readers may see. */
export function isVisible(now: number): RawBuilder<unknown> {
  return sql`post.withdrawn_at is null and post.published_at <= ${now}`;
}
