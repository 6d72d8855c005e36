import { isAd } from '@maidan/contract/feed/post-kinds';
import { authPostBySlug, type Post } from '@maidan/contract/feed/posts';
import type { Api } from '../core/create-api.ts';

/**
 * The posts of a page that is everybody's, with what the user likes of them, asked for one by one: of clips the
 * specification has no page as the user sees it. One that does not come stays as it was sent; an ad shows no like.
 */
export function withOwnLikes(api: Api, posts: readonly Post[], signal: AbortSignal): Promise<Post[]> {
  const ask = async (post: Post) => {
    const input = { params: { slug: post.slug } };
    const { userliked } = await api.call(authPostBySlug, input, { signal });
    return { ...post, userliked };
  };
  return Promise.all(posts.map((post) => (isAd(post) ? post : ask(post).catch(() => post))));
}
