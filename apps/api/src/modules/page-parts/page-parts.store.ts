import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../db/open-database.ts';

const column = (key: Id): 'id' | 'slug' => (typeof key === 'number' ? 'id' : 'slug');

export async function findAudioBar(db: Db, key: Id) {
  return db
    .selectFrom('audio_bars')
    .select(['audio_url', 'audio_title', 'audio_description', 'audio_cover'])
    .where(column(key), '=', key)
    .executeTakeFirst();
}

/** The images by position, 1 to 6; null when there is no such carousel. */
export async function findAdImages(db: Db, key: Id) {
  const carousel = await db.selectFrom('ad_carousels').select('id').where(column(key), '=', key).executeTakeFirst();
  if (!carousel) return null;
  const images = await db
    .selectFrom('ad_images')
    .select(['position', 'img', 'url', 'alt'])
    .where('carousel_id', '=', carousel.id)
    .execute();
  return new Map(images.map((image) => [image.position, image]));
}

/** The tags in order; null when there is no such scroller. */
export async function findScrollerTags(db: Db, key: Id) {
  const scroller = await db.selectFrom('tag_scrollers').select('id').where(column(key), '=', key).executeTakeFirst();
  if (!scroller) return null;
  return db
    .selectFrom('tag_scroller_tags as place')
    .innerJoin('tags', 'tags.id', 'place.tag_id')
    .select(['tags.slug', 'tags.name', 'tags.thumbnail'])
    .where('place.scroller_id', '=', scroller.id)
    .orderBy('place.position')
    .execute();
}

export async function findLatestStory(db: Db) {
  return db.selectFrom('latest_story').select(['embed', 'thumbnail']).where('id', '=', 1).executeTakeFirst();
}
