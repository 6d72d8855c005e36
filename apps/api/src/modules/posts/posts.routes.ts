import { readId, type Id } from '@maidan/contract/core/wire';
import { allPosts, authPostBySlug, postBySlug, type Post } from '@maidan/contract/feed/posts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { defineModule } from '../module.ts';
import type { PostRow } from './post-columns.store.ts';
import { posterOfPost } from './post-preview.ts';
import { toPost, toPosts } from './posts.reply.ts';
import { findPost, listAllPosts } from './posts.store.ts';

export const postsModule = defineModule({
  name: 'posts',
  routes(context) {
    const { db, clock, mediaUrl } = context;
    const onePost = async (key: Id, userId: number | null): Promise<Post> =>
      toPost(db, mediaUrl, await requirePost(context, key, userId));
    return [
      route(allPosts, async () => toPosts(db, mediaUrl, await listAllPosts(db, clock()))),
      route(postBySlug, ({ params }) => onePost(params.slug, null)),
      route(authPostBySlug, ({ params }, { user }) => onePost(params.slug, user.userId)),
    ];
  },
  previews: (context) => ({
    post: async (key) => {
      const post = await requirePost(context, readId(key) ?? '', null);
      return { slug: post.slug, picture: posterOfPost(post) };
    },
  }),
});

async function requirePost({ db, clock }: AppContext, key: Id, userId: number | null): Promise<PostRow> {
  const post = await findPost(db, key, userId, clock());
  if (!post) throw errors.notFound('post');
  return post;
}
