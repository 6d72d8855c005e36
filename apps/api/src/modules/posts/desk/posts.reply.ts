import type { DeskPost, PostState } from '@maidan/contract/desk/posts/posts';
import { mediaId } from '../../../adapters/files/media-url.ts';
import { postKinds, toPostKind } from '@maidan/contract/feed/post-kinds';
import { readShownMedia, type MediaSource } from '../../media/media.reply.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { fitsKind } from '../../publishing/post-content.service.ts';
import type { DeskPostRow } from './posts.store.ts';

type Times = Pick<DeskPostRow, 'published_at' | 'withdrawn_at'>;

export function stateOf({ published_at, withdrawn_at }: Times, now: number): PostState {
  if (withdrawn_at !== null) return 'withdrawn';
  return published_at > now ? 'scheduled' : 'out';
}

/** The picture of a row: its thumbnail, or its media if that is a picture. */
function pictureOf({ type, media, thumbnail }: DeskPostRow): string | null {
  if (thumbnail !== null) return thumbnail;
  const isPicture =
    postKinds[toPostKind(type)].media === 'picture' || (mediaId(media) !== null && fitsKind(media ?? '', 'image'));
  return isPicture ? media : null;
}

export async function describePosts(
  source: MediaSource,
  rows: readonly DeskPostRow[],
  now: number,
): Promise<DeskPost[]> {
  const media = await readShownMedia(source, rows.map(pictureOf));
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    type: toPostKind(row.type),
    state: stateOf(row, now),
    ...media.picture('picture', pictureOf(row)),
    published_at: toInstant(row.published_at),
    withdrawn_at: row.withdrawn_at === null ? null : toInstant(row.withdrawn_at),
    views: Number(row.views),
    likes: Number(row.likes),
  }));
}
