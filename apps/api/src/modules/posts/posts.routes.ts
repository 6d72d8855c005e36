import { allPosts, authPostBySlug, postBySlug } from '@maidan/contract/feed/posts';
import type { Post } from '@maidan/contract/feed/posts';
import type { Id } from '@maidan/contract/core/wire';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { toPosts } from './posts.reply.ts';
import { findPost, listAllPosts } from './posts.store.ts';

export function postRoutes({ db, clock, mediaUrl }: AppContext): Route[] {
  const onePost = async (slug: Id, userId: number | null): Promise<Post> => {
    const row = await findPost(db, slug, userId, clock());
    const [post] = row ? await toPosts(db, mediaUrl, [row]) : [];
    if (!post) throw notFound('This post');
    return post;
  };
  return [
    route(allPosts, async () => toPosts(db, mediaUrl, await listAllPosts(db, clock()))),
    route(postBySlug, ({ params }) => onePost(params.slug, null)),
    route(authPostBySlug, ({ params }, { user }) => onePost(params.slug, user.userId)),
  ];
}
