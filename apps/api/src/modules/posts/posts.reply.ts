import { toPostKind } from '@maidan/contract/feed/post-kinds';
import { topicKey, type Post } from '@maidan/contract/feed/posts';
import { toInstant } from '../../runtime/clock.ts';
import { readShownMedia, type MediaSource } from '../media/media.reply.ts';
import { previewAddress } from '../previews/preview-address.service.ts';
import type { PostRow } from './post-columns.store.ts';
import { posterOfPost } from './post-preview.ts';
import { readFurtherCaptions, tracksOf } from './caption-tracks.store.ts';
import { imagesOf, tagsOf, topicsOf } from './posts.store.ts';

export const toPosts = async (source: MediaSource, rows: readonly PostRow[]): Promise<Post[]> =>
  (await toPostsAndMedia(source, rows, [])).posts;

/** Posts, and the media of everything shown with them. */
export async function toPostsAndMedia(source: MediaSource, rows: readonly PostRow[], more: readonly (string | null)[]) {
  const parts = await partsOf(source, rows, more);
  return { posts: rows.map((row) => toReply(row, parts)), media: parts.media };
}

/** A single post, with its tags. */
export async function toPost(source: MediaSource, row: PostRow): Promise<Post> {
  const [parts, tags] = await Promise.all([partsOf(source, [row]), tagsOf(source.db, row.id)]);
  return { ...toReply(row, parts), tags };
}

/** The parts of posts that are not in their rows, by post id. */
async function partsOf(source: MediaSource, rows: readonly PostRow[], more: readonly (string | null)[] = []) {
  const { db } = source;
  const captioned = rows.filter(({ captions }) => captions !== null).map(({ id }) => id);
  const [images, topics, captions] = await Promise.all([
    imagesOf(db, rows),
    topicsOf(db, rows),
    readFurtherCaptions(db, captioned),
  ]);
  const pictures = [...images.values()].flat().map(({ imgurl }) => imgurl);
  const values = [...more, ...rows.flatMap((row) => [row.media, row.thumbnail]), ...pictures];
  const media = await readShownMedia(source, values);
  return { images, topics, captions, media };
}

function toReply(row: PostRow, parts: Awaited<ReturnType<typeof partsOf>>): Post {
  const { images, topics, captions, media } = parts;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    type: toPostKind(row.type),
    ...media.picture('media', row.media),
    ...media.clip(row.media),
    ...media.picture('thumbnail', row.thumbnail),
    description: row.description,
    name_status: row.name_status === 1 ? '1' : '0',
    credits: row.credits,
    credits_url: row.credits_url,
    views: row.views,
    like_count: row.likes,
    userliked: row.userliked === 1,
    like: row.likes,
    postgallery: (images.get(row.id) ?? []).map(({ imgurl, alt, width, height }) => ({
      ...media.picture('imgurl', imgurl),
      imgurl: media.url(imgurl),
      alt,
      width,
      height,
    })),
    // Imported rows may contain the text "null".
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
    captions: media.url(row.captions),
    caption_tracks: tracksOf(row, captions.get(row.id)).map(({ language, file }) => ({
      language,
      src: media.url(file),
    })),
    preview: previewAddress('post', row.slug, posterOfPost(row)),
  };
}
