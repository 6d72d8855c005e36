import type { ImportStep } from './import-pack.ts';
import type { Ids, PagePartIds } from './import-page-parts.ts';
import type { PackTopic } from '../format/pack-schema.ts';

export interface TopicIds {
  readonly tags: Ids;
  readonly categories: Ids;
}

/** Tags and categories in the order of the pack, then the tags of each scroller. */
export async function importTopics(step: ImportStep, parts: PagePartIds): Promise<TopicIds> {
  const { tx, pack } = step;
  const tags = new Map<string, number>();
  for (const [position, { quizpoll, ...tag }] of pack['tags.json'].entries()) {
    const row = { ...toRow(step, parts, tag, position), poll_id: idOf(parts.polls, quizpoll) };
    const { id } = await tx
      .insertInto('tags')
      .values({ slug: tag.slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    tags.set(tag.slug, id);
  }
  const categories = new Map<string, number>();
  for (const [position, category] of pack['categories.json'].entries()) {
    const row = toRow(step, parts, category, position);
    const { id } = await tx
      .insertInto('categories')
      .values({ slug: category.slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    categories.set(category.slug, id);
  }
  await fillScrollers(step, parts.tagScrollers, tags);
  return { tags, categories };
}

function toRow({ findMedia }: ImportStep, parts: PagePartIds, topic: PackTopic, position: number) {
  return {
    name: topic.name,
    description: topic.description,
    city: topic.city,
    thumbnail: findMedia(topic.thumbnail)?.stored ?? null,
    tag_cloud: topic.tag_cloud === 'on' ? (1 as const) : (0 as const),
    buttons: JSON.stringify(topic.buttons),
    audio_bar_id: idOf(parts.audioBars, topic.audio),
    ad_carousel_id: idOf(parts.adCarousels, topic.ad),
    tag_scroller_id: idOf(parts.tagScrollers, topic.tagscroller),
    follower_base: topic.subscribe,
    position,
  };
}

function idOf(ids: Ids, slug: string | null): number | null {
  return slug === null ? null : (ids.get(slug) ?? null);
}

async function fillScrollers({ tx, pack }: ImportStep, scrollers: Ids, tags: Ids): Promise<void> {
  for (const scroller of pack['tag-scrollers.json']) {
    const scrollerId = scrollers.get(scroller.slug);
    if (scrollerId === undefined) continue;
    await tx.deleteFrom('tag_scroller_tags').where('scroller_id', '=', scrollerId).execute();
    const rows = scroller.tags.flatMap((slug, position) => {
      const tagId = tags.get(slug);
      return tagId === undefined ? [] : [{ scroller_id: scrollerId, position, tag_id: tagId }];
    });
    if (rows.length > 0) await tx.insertInto('tag_scroller_tags').values(rows).execute();
  }
}
