import { PARTS_MAX } from '@maidan/contract/desk/pages/page-parts';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

/** The parts that a tag or category page can show above its posts. */
export type PartTable = 'polls' | 'audio_bars' | 'ad_carousels' | 'tag_scrollers';

const columns = {
  audio_bars: 'audio_bar_id',
  ad_carousels: 'ad_carousel_id',
  tag_scrollers: 'tag_scroller_id',
} as const;
export type RemovablePart = keyof typeof columns;

export async function isPart(tx: Tx, table: PartTable, id: number): Promise<boolean> {
  return (await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function countParts(tx: Tx, table: PartTable): Promise<number> {
  const rows = await tx.selectFrom(table).select('id').limit(PARTS_MAX).execute();
  return rows.length;
}

/** @returns its slug; undefined when it does not exist */
export async function removePart(tx: Tx, table: RemovablePart, id: number): Promise<string | undefined> {
  for (const topics of ['tags', 'categories'] as const) {
    await tx
      .updateTable(topics)
      .set({ [columns[table]]: null })
      .where(columns[table], '=', id)
      .execute();
  }
  const removed = await tx.deleteFrom(table).where('id', '=', id).returning('slug').executeTakeFirst();
  return removed?.slug;
}

export async function findSlugOfPart(tx: Tx, table: PartTable, id: number): Promise<string | undefined> {
  return (await tx.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirst())?.slug;
}

/** @returns its id */
export async function addEmptyPart(tx: Tx, table: 'ad_carousels' | 'tag_scrollers', slug: string): Promise<number> {
  return (await tx.insertInto(table).values({ slug }).returning('id').executeTakeFirstOrThrow()).id;
}

/** @param id of one of them; without it all */
export async function listStrips(db: Db, id?: number) {
  const all = db.selectFrom('tag_scrollers').select(['id', 'slug']).orderBy('slug').limit(PARTS_MAX);
  const strips = await (id === undefined ? all : all.where('id', '=', id)).execute();
  const tags = await db
    .selectFrom('tag_scroller_tags as place')
    .innerJoin('tags', 'tags.id', 'place.tag_id')
    .select(['place.scroller_id', 'tags.id', 'tags.name', 'tags.thumbnail'])
    .where('place.scroller_id', 'in', [0, ...strips.map((strip) => strip.id)])
    .orderBy('place.position')
    .execute();
  return strips.map((strip) => ({ ...strip, tags: tags.filter((tag) => tag.scroller_id === strip.id) }));
}

/** Those that exist, in this order. */
export async function setStripTags(tx: Tx, stripId: number, tagIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('tag_scroller_tags').where('scroller_id', '=', stripId).execute();
  const found = await tx
    .selectFrom('tags')
    .select('id')
    .where('id', 'in', [0, ...tagIds])
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const rows = [...new Set(tagIds)]
    .filter((id) => known.has(id))
    .map((tag_id, position) => ({ scroller_id: stripId, position, tag_id }));
  if (rows.length > 0) await tx.insertInto('tag_scroller_tags').values(rows).execute();
}

/** @param id of one of them; without it all */
export async function listAds(db: Db, id?: number) {
  const all = db.selectFrom('ad_carousels').select(['id', 'slug']).orderBy('slug').limit(PARTS_MAX);
  const ads = await (id === undefined ? all : all.where('id', '=', id)).execute();
  const images = await db
    .selectFrom('ad_images')
    .select(['carousel_id', 'img', 'url', 'alt'])
    .where('carousel_id', 'in', [0, ...ads.map((ad) => ad.id)])
    .orderBy('position')
    .execute();
  return ads.map((ad) => ({ ...ad, images: images.filter((image) => image.carousel_id === ad.id) }));
}

interface WrittenImage {
  readonly img: string;
  readonly url: string | null;
  readonly alt: string | null;
}

export async function setAdImages(tx: Tx, carouselId: number, images: readonly WrittenImage[]): Promise<void> {
  await tx.deleteFrom('ad_images').where('carousel_id', '=', carouselId).execute();
  const rows = images.map((image, at) => ({ carousel_id: carouselId, position: at + 1, ...image }));
  await tx.insertInto('ad_images').values(rows).execute();
}

/** @param id of one of them; without it all */
export async function listAudioBars(db: Db, id?: number) {
  const all = db
    .selectFrom('audio_bars')
    .select(['id', 'audio_url', 'audio_title', 'audio_description', 'audio_cover'])
    .orderBy('id', 'desc')
    .limit(PARTS_MAX);
  return (id === undefined ? all : all.where('id', '=', id)).execute();
}

type WrittenAudio = Omit<Insertable<Tables['audio_bars']>, 'id' | 'slug'>;

/** @returns its id */
export async function addAudioBar(tx: Tx, slug: string, written: WrittenAudio): Promise<number> {
  const row = { slug, ...written };
  return (await tx.insertInto('audio_bars').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function changeAudioBar(tx: Tx, id: number, written: WrittenAudio): Promise<void> {
  await tx.updateTable('audio_bars').set(written).where('id', '=', id).execute();
}

/** Null removes it. */
export async function setLatestStory(tx: Tx, story: { embed: string; thumbnail: string | null } | null): Promise<void> {
  if (story === null) {
    await tx.deleteFrom('latest_story').execute();
    return;
  }
  await tx
    .insertInto('latest_story')
    .values({ id: 1, ...story })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(story))
    .execute();
}
