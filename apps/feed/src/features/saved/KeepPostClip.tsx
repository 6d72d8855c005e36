import { optionalPart } from '@maidan/browser/lazy-part';
import { shownMedia } from '@maidan/contract/feed/post-kinds';
import type { Post } from '@maidan/contract/feed/posts';
import { Suspense } from 'react';

const KeepClip = optionalPart(async () => (await import('@maidan/site/features/saved/KeepClip')).KeepClip);

/** Large enough for a phone, at a third of the bytes of the largest copy. */
const SIDE = 540;

/** The copy of a clip to store, with its approximate size; null for a clip on another site. */
function copyToKeep({
  media,
  clip_variants: copies,
  duration,
}: Post): { address: string; bytes: number | null } | null {
  const ascending = copies?.toSorted((one, other) => one.side - other.side);
  const copy = ascending?.findLast(({ side }) => side <= SIDE) ?? ascending?.[0];
  const address = copy?.src ?? media;
  if (!address?.startsWith('/')) return null;
  return { address, bytes: copy && duration ? (copy.rate / 8) * 1000 * duration : null };
}

/** Stores the clip of a saved post for offline use. */
export function KeepPostClip({ post }: { post: Post }) {
  const copy = shownMedia(post) === 'clip' ? copyToKeep(post) : null;
  if (copy === null) return null;
  return (
    <Suspense>
      <KeepClip slug={post.slug} {...copy} />
    </Suspense>
  );
}
