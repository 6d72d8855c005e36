import { hash } from 'node:crypto';
import { readId, type Id } from '@maidan/contract/core/wire';
import { allPosts, authPostBySlug, postBySlug, type Post } from '@maidan/contract/feed/posts';
import { WITHDRAWN_MARK_LENGTH, WITHDRAWN_MAX, withdrawnPosts } from '@maidan/contract/feed/withdrawn-posts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { defineModule } from '../module.ts';
import type { PostRow } from './post-columns.store.ts';
import { posterOfPost } from './post-preview.ts';
import { toPost, toPosts } from './posts.reply.ts';
import { findPost, listAllPosts } from './posts.store.ts';
import { listWithdrawnSlugs } from './withdraw.store.ts';

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
      route(withdrawnPosts, { caching: 'never' }, async ({ query: { since } }) => {
        const now = clock();
        const slugs = await listWithdrawnSlugs(db, since, WITHDRAWN_MAX + 1);
        const marks = slugs.map((slug) => hash('sha256', slug).slice(0, WITHDRAWN_MARK_LENGTH));
        return { now, marks: marks.slice(0, WITHDRAWN_MAX), more: marks.length > WITHDRAWN_MAX };
      }),
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
