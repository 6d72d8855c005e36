import { saveBySlug } from '../../db/save-by-slug.ts';
import type { Ids, TopicIds } from '../../modules/publishing/save-posts.store.ts';
import type { Pack, PackTopic } from '../format/pack-schema.ts';
import type { PagePartIds } from './import-page-parts.store.ts';
import type { ImportStep } from './import-pack.store.ts';

/** Tags and categories in the order of the pack, then the tags of each scroller. */
export async function importTopics(step: ImportStep, pack: Pack, parts: PagePartIds): Promise<TopicIds> {
  const { tx } = step;
  const [tags, categories] = [new Map<string, number>(), new Map<string, number>()];
  for (const [position, { quizpoll, ...tag }] of pack['tags.json'].entries()) {
    const row = { ...toRow(step, parts, tag, position), poll_id: idOf(parts.polls, quizpoll) };
    tags.set(tag.slug, await saveBySlug(tx, 'tags', tag.slug, row));
  }
  for (const [position, category] of pack['categories.json'].entries()) {
    const row = toRow(step, parts, category, position);
    categories.set(category.slug, await saveBySlug(tx, 'categories', category.slug, row));
  }
  for (const scroller of pack['tag-scrollers.json']) {
    const scroller_id = parts.tagScrollers.get(scroller.slug) ?? 0;
    await tx.deleteFrom('tag_scroller_tags').where('scroller_id', '=', scroller_id).execute();
    const rows = scroller.tags.map((slug, position) => ({ scroller_id, position, tag_id: tags.get(slug) ?? 0 }));
    if (rows.length > 0) await tx.insertInto('tag_scroller_tags').values(rows).execute();
  }
  return { tags, categories };
}

function toRow({ findMedia }: ImportStep, parts: PagePartIds, topic: PackTopic, position: number) {
  return {
    name: topic.name,
    description: topic.description,
    city: topic.city,
    thumbnail: findMedia(topic.thumbnail)?.id ?? null,
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
