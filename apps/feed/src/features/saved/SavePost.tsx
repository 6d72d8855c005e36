import { optionalPart } from '@maidan/browser/lazy-part';
import { variantAddress } from '@maidan/contract/media/picture-variants';
import type { Post } from '@maidan/contract/feed/posts';
import { Suspense } from 'react';
import { paths } from '../../paths.ts';
import * as css from './SavePost.css.ts';

/** Optional: a list works if this part cannot be loaded. */
const SaveButton = optionalPart(async () => (await import('@maidan/site/features/saved/SaveButton')).SaveButton);

/** The smallest copy of a post's picture, if this site has it. */
function smallPicture({ thumbnail, thumbnail_variants: copies }: Post): string | undefined {
  if (!thumbnail?.startsWith('/')) return undefined;
  const [width, format] = [copies?.widths[0], copies?.formats.at(-1)];
  return width === undefined || format === undefined ? thumbnail : variantAddress(thumbnail, width, format);
}

interface SavePostProps {
  post: Post;
  /** Whether the button is over a clip. */
  onMedia?: boolean;
}

/** Saves a post for later, on this device or in the account. */
export function SavePost({ post, onMedia = false }: SavePostProps) {
  const picture = smallPicture(post);
  const entry = { kind: 'post', id: post.slug, label: post.name, ...(picture && { picture }) } as const;
  return (
    <Suspense fallback={<span className={css.place} />}>
      <SaveButton entry={entry} path={paths.post(post.slug)} onMedia={onMedia} />
    </Suspense>
  );
}
