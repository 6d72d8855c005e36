import { readId } from '@maidan/contract/core/wire';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import type { MountPreview } from './mount-preview.ts';
import { findTopic } from '../feeds/feeds.store.ts';
import { findPost } from '../posts/posts.store.ts';
import { posterOfPost, posterOfTopic } from './feed-previews.ts';

/** `/api/preview/{post,tag,category}/{slug}/{version}.jpg`: the pictures that the replies' `preview` names. */
export function mountFeedPreviews(mount: MountPreview, { db, clock }: AppContext): void {
  mount('post', async (slug) => {
    const post = await findPost(db, readId(slug) ?? '', null, clock());
    if (!post) throw notFound('This post');
    return { slug: post.slug, picture: posterOfPost(post) };
  });
  for (const kind of ['tag', 'category'] as const) {
    mount(kind, async (slug) => {
      const topic = await findTopic(db, kind, readId(slug) ?? '', null);
      if (!topic) throw notFound(kind === 'tag' ? 'This tag' : 'This category');
      return { slug: topic.slug, picture: posterOfTopic(kind, topic) };
    });
  }
}
