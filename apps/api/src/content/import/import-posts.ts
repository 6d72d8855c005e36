import type { ImportStep } from './import-pack.ts';
import type { Ids } from './import-page-parts.ts';
import type { TopicIds } from './import-topics.ts';
import { isClip, isMediaFile } from '../format/media-references.ts';
import type { PackPost } from '../format/pack-schema.ts';

/** Posts with their images and their places in the lists of tags and categories. Returns the ids by slug. */
export async function importPosts(step: ImportStep, topics: TopicIds): Promise<Ids> {
  const ids = new Map<string, number>();
  // Oldest first: of two posts of the same moment the later one in the pack's order of time gets the higher id.
  const posts = step.pack['posts.json'].toSorted((a, b) => step.toTime(a.published_at) - step.toTime(b.published_at));
  for (const post of posts) {
    const row = toRow(step, post);
    const { id } = await step.tx
      .insertInto('posts')
      .values({ slug: post.slug, ...row, created_at: step.now, withdrawn_at: null })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(post.slug, id);
    await importImages(step, id, post);
    await placePost(step, id, row.published_at, post, topics);
  }
  return ids;
}

function toRow({ findMedia, toTime }: ImportStep, post: PackPost) {
  const { tags: _tags, categories: _categories, postgallery: _images, views, like_count, slug: _slug, ...kept } = post;
  const media = isMediaFile(post.type) ? findMedia(post.media) : null;
  const thumbnail = findMedia(post.thumbnail);
  const size = media?.size ?? thumbnail?.size;
  return {
    ...kept,
    media: media?.stored ?? post.media,
    thumbnail: thumbnail?.stored ?? null,
    captions: findMedia(post.captions)?.stored ?? null,
    name_status: post.name_status === '1' ? (1 as const) : (0 as const),
    width: post.width ?? size?.width ?? null,
    height: post.height ?? size?.height ?? null,
    has_clip: isClip(isMediaFile(post.type) ? post.media : null) ? (1 as const) : (0 as const),
    view_base: views,
    like_base: like_count,
    published_at: toTime(post.published_at),
  };
}

async function importImages({ tx, findMedia }: ImportStep, postId: number, post: PackPost): Promise<void> {
  await tx.deleteFrom('post_images').where('post_id', '=', postId).execute();
  if (post.postgallery.length === 0) return;
  const images = post.postgallery.map(({ imgurl, alt }, position) => {
    const found = findMedia(imgurl);
    const { width = null, height = null } = found?.size ?? {};
    return { post_id: postId, position, imgurl: found?.stored ?? imgurl, alt, width, height };
  });
  await tx.insertInto('post_images').values(images).execute();
}

/** Puts the post into the lists it names and takes it out of the others; `added_at` of a kept place stays. */
async function placePost(
  { tx, now }: ImportStep,
  postId: number,
  publishedAt: number,
  post: PackPost,
  topics: TopicIds,
): Promise<void> {
  const place = { post_id: postId, published_at: publishedAt, added_at: now };
  const tagIds = post.tags.flatMap((slug) => topics.tags.get(slug) ?? []);
  const categoryIds = post.categories.flatMap((slug) => topics.categories.get(slug) ?? []);
  await tx
    .deleteFrom('post_tags')
    .where('post_id', '=', postId)
    .where('tag_id', 'not in', [0, ...tagIds])
    .execute();
  await tx
    .deleteFrom('post_categories')
    .where('post_id', '=', postId)
    .where('category_id', 'not in', [0, ...categoryIds])
    .execute();
  for (const tagId of tagIds) {
    await tx
      .insertInto('post_tags')
      .values({ tag_id: tagId, ...place })
      .onConflict((conflict) => conflict.columns(['tag_id', 'post_id']).doUpdateSet({ published_at: publishedAt }))
      .execute();
  }
  for (const categoryId of categoryIds) {
    await tx
      .insertInto('post_categories')
      .values({ category_id: categoryId, ...place })
      .onConflict((conflict) => conflict.columns(['category_id', 'post_id']).doUpdateSet({ published_at: publishedAt }))
      .execute();
  }
}
