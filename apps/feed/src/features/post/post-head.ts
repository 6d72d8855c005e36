import { brand } from '@maidan/brand/brand';
import type { Post } from '@maidan/contract/feed/posts';
import { plainText } from '@maidan/site/document/plain-text';
import { visibleText } from '@maidan/ui/html/visible-text';
import { shownMedia } from '@maidan/contract/feed/post-kinds';

/** Data for the head of a post's document. */
export interface PostHead {
  name: string;
  text: string;
  preview: string | null;
  thumbnail: string | null;
  published: string | null;
}

export function postHead({ name, description, preview, thumbnail, created_at: published }: Post): PostHead {
  return { name, text: plainText(description), preview, thumbnail, published };
}

const counter = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': type },
  userInteractionCount: count,
});

/**
 * A post as structured data: a clip is a VideoObject, everything else an Article. Fields that the server does not send
 * are left out.
 * @param origin origin of the site, since search engines require absolute addresses
 */
export function postData(post: Post, path: string, origin: string): Record<string, unknown> {
  const absolute = (address: string | null) =>
    address === null ? undefined : (URL.parse(address, origin)?.href ?? undefined);
  const address = absolute(path);
  const images = [post.preview, post.thumbnail, ...post.postgallery.map(({ imgurl }) => imgurl)].map(absolute);
  const image = images.filter((found) => found !== undefined);
  const text = visibleText(post.description);
  const statistic = [
    counter('https://schema.org/WatchAction', post.views),
    counter('https://schema.org/LikeAction', post.like_count),
  ];
  const publisher = { '@type': 'Organization', name: brand.name, url: origin, logo: `${origin}/icon-512.png` };
  if (shownMedia(post) === 'clip') {
    return {
      '@type': 'VideoObject',
      name: post.name,
      description: text || post.name,
      thumbnailUrl: image,
      contentUrl: absolute(post.media),
      url: address,
      uploadDate: post.created_at ?? undefined,
      duration: post.duration === null ? undefined : `PT${Math.round(post.duration)}S`,
      interactionStatistic: statistic,
      publisher,
    };
  }
  return {
    '@type': 'Article',
    headline: post.name.slice(0, 110),
    description: text || undefined,
    image,
    datePublished: post.created_at ?? undefined,
    author: post.credits
      ? { '@type': 'Organization', name: post.credits, url: post.credits_url ?? undefined }
      : publisher,
    publisher,
    mainEntityOfPage: address,
    commentCount: post.comment_count ?? undefined,
    interactionStatistic: statistic,
  };
}
