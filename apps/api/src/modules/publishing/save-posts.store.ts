import { sql } from 'kysely';
import { hashOf } from '../../adapters/files/files.ts';
import type { Tx } from '../../db/open-database.ts';
import { saveBySlug } from '../../db/save-by-slug.ts';
import { setFurtherCaptions } from '../posts/caption-tracks.store.ts';
import { addPostNews } from '../push/post-news.store.ts';
import { enqueueJob } from '../jobs/jobs.store.ts';
import { indexPosts } from '../search/search-index.store.ts';
import { hasSpokenWords } from '../search/spoken-words.store.ts';
import { DEFAULT_LANGUAGE, type CaptionTrack } from './caption-tracks.service.ts';
import { isClip, isMediaFile, type PostContent } from './post-content.service.ts';
import type { FindMedia } from './store-file.service.ts';
import type { PackTime } from './values.service.ts';

/** Row ids by slug. */
export type Ids = ReadonlyMap<string, number>;

export interface TopicIds {
  readonly tags: Ids;
  readonly categories: Ids;
}

interface SaveStep {
  readonly tx: Tx;
  readonly findMedia: FindMedia;
  /** A post's time in milliseconds since 1970 UTC. */
  readonly toTime: (time: PackTime) => number;
  readonly now: number;
}

/** Posts with their images, and their entries in the lists of tags and categories. */
export async function savePosts(step: SaveStep, posts: readonly PostContent[], topics: TopicIds): Promise<Ids> {
  const ids = new Map<string, number>();
  // Oldest first: of two posts with the same time, the later in the pack gets the higher id.
  for (const post of posts.toSorted((a, b) => step.toTime(a.published_at) - step.toTime(b.published_at))) {
    const row = toRow(step, post);
    const id = await saveBySlug(step.tx, 'posts', post.slug, row, { created_at: step.now, withdrawn_at: null });
    ids.set(post.slug, id);
    const media = isMediaFile(post.type) ? step.findMedia(post.media) : null;
    if (media?.kind === 'clip' && media.copies === null) {
      await enqueueJob(step.tx, 'clip-copies', hashOf(media.id), step.now);
    }
    const tracks = tracksIn(step.findMedia, post);
    await setFurtherCaptions(step.tx, id, tracks.slice(1));
    await readWordsOf(step, tracks);
    await importImages(step, id, post);
    const entry = { post_id: id, published_at: row.published_at };
    await setTopics(
      step,
      'post_tags',
      'tag_id',
      entry,
      post.tags.flatMap((slug) => topics.tags.get(slug) ?? []),
    );
    await addPostNews(step.tx, { id, slug: post.slug, name: post.name, publishedAt: row.published_at }, step.now);
    const categories = post.categories.flatMap((slug) => topics.categories.get(slug) ?? []);
    await setTopics(step, 'post_categories', 'category_id', entry, categories);
  }
  await indexPosts(step.tx, [...ids.values()]);
  return ids;
}

function toRow({ findMedia, toTime }: SaveStep, post: PostContent) {
  const { tags: _tags, categories: _categories, postgallery: _images, views, like_count, slug: _slug, ...rest } = post;
  const media = isMediaFile(post.type) ? findMedia(post.media) : null;
  const thumbnail = findMedia(post.thumbnail);
  const size = media?.size ?? thumbnail?.size;
  const [first] = tracksIn(findMedia, post);
  return {
    ...rest,
    media: media?.id ?? post.media,
    thumbnail: thumbnail?.id ?? media?.posterId ?? null,
    captions: first?.file ?? null,
    captions_language: first?.language ?? DEFAULT_LANGUAGE,
    name_status: post.name_status === '1' ? (1 as const) : (0 as const),
    width: post.width ?? size?.width ?? null,
    height: post.height ?? size?.height ?? null,
    duration: post.duration ?? media?.duration ?? null,
    has_clip: isClip(isMediaFile(post.type) ? (media?.id ?? post.media) : null) ? (1 as const) : (0 as const),
    view_base: views,
    like_base: like_count,
    published_at: toTime(post.published_at),
  };
}

const tracksIn = (findMedia: FindMedia, { captions }: PostContent): CaptionTrack[] =>
  captions.map(({ language, file }) => ({ language, file: findMedia(file)?.id ?? file }));

/** Makes the speech of a clip searchable. */
async function readWordsOf({ tx, now }: SaveStep, tracks: readonly CaptionTrack[]): Promise<void> {
  for (const { file } of tracks) {
    const hash = hashOf(file);
    if (!(await hasSpokenWords(tx, hash))) await enqueueJob(tx, 'spoken-words', hash, now);
  }
}

async function importImages({ tx, findMedia }: SaveStep, postId: number, post: PostContent): Promise<void> {
  await tx.deleteFrom('post_images').where('post_id', '=', postId).execute();
  if (post.postgallery.length === 0) return;
  const images = post.postgallery.map(({ imgurl, alt }, position) => {
    const found = findMedia(imgurl);
    const { width = null, height = null } = found?.size ?? {};
    return { post_id: postId, position, imgurl: found?.id ?? imgurl, alt, width, height };
  });
  await tx.insertInto('post_images').values(images).execute();
}

/** Adds the post to these lists and removes it from the others; an entry that stays keeps its `added_at`. */
async function setTopics(
  { tx, now }: SaveStep,
  table: 'post_tags' | 'post_categories',
  column: 'tag_id' | 'category_id',
  { post_id, published_at }: { post_id: number; published_at: number },
  topicIds: readonly number[],
): Promise<void> {
  const [entries, topic] = [sql.table(table), sql.ref(column)];
  await sql`delete from ${entries} where post_id = ${post_id} and ${topic} not in (${sql.join([0, ...topicIds])})`.execute(
    tx,
  );
  for (const id of topicIds) {
    await sql`insert into ${entries} (${topic}, post_id, published_at, added_at)
      values (${id}, ${post_id}, ${published_at}, ${now})
      on conflict (${topic}, post_id) do update set published_at = excluded.published_at`.execute(tx);
  }
}
