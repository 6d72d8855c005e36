import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

export interface CommentRow {
  id: number;
  comment: string;
  created_at: number;
  author: string;
}

/** Oldest first. Of the writer only the name is read, so nothing else can leave (trust.md, A-3). */
export async function listComments(db: Db, postId: number): Promise<CommentRow[]> {
  return db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select([
      'comments.id',
      'comments.comment',
      'comments.created_at',
      sql<string>`coalesce(users.name, comments.author_name, '')`.as('author'),
    ])
    .where('comments.post_id', '=', postId)
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
}
