import type { Found } from '@maidan/api-client/queries/feed/search';
import { shownPicture } from '@maidan/contract/core/picture-variants';
import type { Post } from '@maidan/contract/feed/posts';
import type { SearchType } from '@maidan/contract/feed/search';
import { formatNumber } from '@maidan/i18n/number';
import { ArchLink } from '@maidan/ui/ArchLink';
import { paths } from '../../paths.ts';
import * as css from './Results.css.ts';
import { VideoRow } from './VideoRow.tsx';

/** A longer list may bring an entry again that has moved meanwhile; it is shown once. */
function unique<Entry extends { slug: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.slug, entry])).values()];
}

/** The tags, categories, videos or posts of all pages loaded so far. */
export function FoundList({ pages, type }: { pages: readonly Found[]; type: SearchType }) {
  const items =
    type === 'videos' || type === 'posts'
      ? unique(pages.flatMap((page): readonly Post[] => page[type])).map((post) => ({
          slug: post.slug,
          row: <VideoRow post={post} isVideo={type === 'videos'} />,
        }))
      : unique(pages.flatMap((page) => page[type])).map(({ slug, name, thumbnail, thumbnail_variants, subscribe }) => ({
          slug,
          row: (
            <ArchLink
              label={name}
              image={shownPicture(thumbnail, thumbnail_variants)}
              href={type === 'tags' ? paths.tag(slug) : paths.category(slug)}
              meta={subscribe === null ? `Trending in ${name}` : `${formatNumber(subscribe)} followers`}
            />
          ),
        }));
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ slug, row }) => (
        <li key={slug} className={css.item} data-place={slug}>
          {row}
        </li>
      ))}
    </ul>
  );
}
