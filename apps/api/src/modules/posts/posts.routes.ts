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
import { listPostsWithRemovedComments } from '../removals/removed-comments.store.ts';
import { listRemovedMessages } from '../removals/removed-messages.store.ts';
import { listWithdrawnSlugs } from './withdraw.store.ts';

export const postsModule = defineModule({
  name: 'posts',
  routes(context) {
    const { db, clock } = context;
    const onePost = async (key: Id, userId: number | null): Promise<Post> =>
      toPost(context, await requirePost(context, key, userId));
    return [
      route(allPosts, async () => toPosts(context, await listAllPosts(db, clock()))),
      route(postBySlug, ({ params }) => onePost(params.slug, null)),
      route(authPostBySlug, ({ params }, { user }) => onePost(params.slug, user.userId)),
      route(withdrawnPosts, { caching: 'never' }, async ({ query: { since } }) => {
        const now = clock();
        const slugs = await listWithdrawnSlugs(db, since, WITHDRAWN_MAX + 1);
        const talks = await listPostsWithRemovedComments(db, since, WITHDRAWN_MAX + 1);
        const messages = await listRemovedMessages(db, since, WITHDRAWN_MAX + 1);
        return {
          now,
          marks: slugs.slice(0, WITHDRAWN_MAX).map(markOf),
          comments: talks.slice(0, WITHDRAWN_MAX).flatMap(({ id, slug }) => [markOf(slug), markOf(String(id))]),
          messages: messages.slice(0, WITHDRAWN_MAX).map((id) => markOf(String(id))),
          more: Math.max(slugs.length, talks.length, messages.length) > WITHDRAWN_MAX,
        };
      }),
    ];
  },
  previews: (context) => ({
    post: async (key) => {
      const post = await requirePost(context, readId(key) ?? '', null);
      return { slug: post.slug, picture: () => posterOfPost(post) };
    },
  }),
});

const markOf = (key: string): string => hash('sha256', key).slice(0, WITHDRAWN_MARK_LENGTH);

async function requirePost({ db, clock }: AppContext, key: Id, userId: number | null): Promise<PostRow> {
  const post = await findPost(db, key, userId, clock());
  if (!post) throw errors.notFound('post');
  return post;
}
