import { saveBySlug } from '../../db/save-by-slug.ts';
import type { Ids } from '../../modules/publishing/save-posts.store.ts';
import { adPlaces, type Pack } from '../format/pack-schema.ts';
import type { ImportStep } from './import-pack.store.ts';

export interface PagePartIds {
  readonly audioBars: Ids;
  readonly adCarousels: Ids;
  readonly tagScrollers: Ids;
  readonly polls: Ids;
}

/** The parts of tag and category pages. Tag scrollers stay empty until the tags exist. */
export async function importPageParts(step: ImportStep, pack: Pack): Promise<PagePartIds> {
  const { tx, findMedia } = step;
  const story = pack['latest-story.json'];
  if (story) {
    const row = { embed: story.embed, thumbnail: findMedia(story.thumbnail)?.id ?? null };
    await tx
      .insertInto('latest_story')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  return {
    audioBars: await saveEach(pack['audio-bars.json'], ({ slug, ...bar }) =>
      saveBySlug(tx, 'audio_bars', slug, {
        ...bar,
        audio_url: findMedia(bar.audio_url)?.id ?? bar.audio_url,
        audio_cover: findMedia(bar.audio_cover)?.id ?? null,
      }),
    ),
    adCarousels: await saveEach(pack['ad-carousels.json'], (carousel) => importCarousel(step, carousel)),
    tagScrollers: await saveEach(pack['tag-scrollers.json'], ({ slug }) => saveBySlug(tx, 'tag_scrollers', slug, {})),
    polls: await saveEach(pack['polls.json'], (poll) => importPoll(step, poll)),
  };
}

async function saveEach<Entry extends { slug: string }>(
  entries: readonly Entry[],
  save: (entry: Entry) => Promise<number>,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const entry of entries) ids.set(entry.slug, await save(entry));
  return ids;
}

async function importCarousel(
  { tx, findMedia }: ImportStep,
  carousel: Pack['ad-carousels.json'][number],
): Promise<number> {
  const id = await saveBySlug(tx, 'ad_carousels', carousel.slug, {});
  const images = adPlaces.flatMap((position) => {
    const img = findMedia(carousel[`img${position}`])?.id;
    const rest = { url: carousel[`url${position}`], alt: carousel[`alt${position}`] };
    return img ? [{ carousel_id: id, position, img, ...rest }] : [];
  });
  await tx.deleteFrom('ad_images').where('carousel_id', '=', id).execute();
  await tx.insertInto('ad_images').values(images).execute();
  return id;
}

/** An option is identified by its position: it keeps its votes when reworded, and is never deleted if it has votes. */
async function importPoll(
  { tx }: ImportStep,
  { slug, question, about, options }: Pack['polls.json'][number],
): Promise<number> {
  const poll_id = await saveBySlug(tx, 'polls', slug, { question, about });
  for (const [position, { option_text, vote_count: vote_base }] of options.entries()) {
    await tx
      .insertInto('poll_options')
      .values({ poll_id, position, option_text, vote_base })
      .onConflict((conflict) => conflict.columns(['poll_id', 'position']).doUpdateSet({ option_text, vote_base }))
      .execute();
  }
  return poll_id;
}
