import { toPostKind } from '@maidan/contract/feed/post-kinds';
import { topicKey, type Post } from '@maidan/contract/feed/posts';
import { toInstant } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';
import { pictureFields, storedSizes, storedStream, type MediaUrl } from '../../adapters/files/media-url.ts';
import { previewAddress } from '../previews/preview-address.service.ts';
import type { PostRow } from './post-columns.store.ts';
import { posterOfPost } from './post-preview.ts';
import { readFurtherCaptions, tracksOf } from './caption-tracks.store.ts';
import { imagesOf, tagsOf, topicsOf } from './posts.store.ts';

export async function toPosts(db: Db, mediaUrl: MediaUrl, rows: readonly PostRow[]): Promise<Post[]> {
  const parts = await partsOf(db, rows);
  return rows.map((row) => toReply(row, parts, mediaUrl));
}

/** A post alone, with its tags. */
export async function toPost(db: Db, mediaUrl: MediaUrl, row: PostRow): Promise<Post> {
  const [parts, tags] = await Promise.all([partsOf(db, [row]), tagsOf(db, row.id)]);
  return { ...toReply(row, parts, mediaUrl), tags };
}

/** What posts show that their rows do not have, by post id. */
async function partsOf(db: Db, rows: readonly PostRow[]) {
  const captioned = rows.filter(({ captions }) => captions !== null).map(({ id }) => id);
  const [images, topics, captions] = await Promise.all([
    imagesOf(db, rows),
    topicsOf(db, rows),
    readFurtherCaptions(db, captioned),
  ]);
  return { images, topics, captions };
}

function toReply(row: PostRow, parts: Awaited<ReturnType<typeof partsOf>>, mediaUrl: MediaUrl): Post {
  const { images, topics, captions } = parts;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    type: toPostKind(row.type),
    ...pictureFields('media', row.media, mediaUrl),
    clip_variants: storedSizes(row.media, mediaUrl),
    clip_stream: storedStream(row.media, mediaUrl),
    ...pictureFields('thumbnail', row.thumbnail, mediaUrl),
    description: row.description,
    name_status: row.name_status === 1 ? '1' : '0',
    credits: row.credits,
    credits_url: row.credits_url,
    views: row.views,
    like_count: row.likes,
    userliked: row.userliked === 1,
    like: row.likes,
    postgallery: (images.get(row.id) ?? []).map(({ imgurl, alt, width, height }) => ({
      ...pictureFields('imgurl', imgurl, mediaUrl),
      imgurl: mediaUrl(imgurl) ?? imgurl,
      alt,
      width,
      height,
    })),
    // Imported rows may hold the text "null".
    action_url: row.action_url === 'null' ? null : row.action_url,
    action_btn_1: row.action_btn_1,
    action_btn_2: row.action_btn_2,
    action_btn_color: row.action_btn_color,
    created_at: toInstant(row.published_at),
    comment_count: row.comment_count,
    tags: [],
    topics: (topics.get(row.id) ?? []).map(({ kind, slug }) => topicKey(kind, slug)),
    width: row.width,
    height: row.height,
    duration: row.duration,
    alt: row.alt,
    captions: mediaUrl(row.captions),
    caption_tracks: tracksOf(row, captions.get(row.id)).map(({ language, file }) => ({
      language,
      src: mediaUrl(file) ?? file,
    })),
    preview: previewAddress('post', row.slug, posterOfPost(row)),
  };
}
