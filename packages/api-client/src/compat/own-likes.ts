import { isAd } from '@maidan/contract/feed/post-kinds';
import { authPostBySlug, type Post } from '@maidan/contract/feed/posts';
import type { Api } from '../core/create-api.ts';

/**
 * Adds the user's likes to the posts of a public page with one call per post: the specification has no page of clips for
 * users. A post whose call fails stays as it is; an ad shows no like.
 */
export function withOwnLikes(api: Api, posts: readonly Post[], signal: AbortSignal): Promise<Post[]> {
  const load = async (post: Post) => {
    const input = { params: { slug: post.slug } };
    const { userliked } = await api.call(authPostBySlug, input, { signal });
    return { ...post, userliked };
  };
  return Promise.all(posts.map((post) => (isAd(post) ? post : load(post).catch(() => post))));
}
