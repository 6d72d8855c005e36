import type { Tx } from '../../db/open-database.ts';
import type { ImportStep } from './import-pack.ts';
import type { Pack } from '../format/pack-schema.ts';
import { adPlaces } from '../format/pack-schema.ts';

/** Ids by slug. */
export type Ids = ReadonlyMap<string, number>;

export interface PagePartIds {
  readonly audioBars: Ids;
  readonly adCarousels: Ids;
  readonly tagScrollers: Ids;
  readonly polls: Ids;
}

/** Everything a tag's or category's page points at; tag scrollers are filled when there are tags. */
export async function importPageParts(step: ImportStep): Promise<PagePartIds> {
  const { tx, pack } = step;
  const parts = {
    audioBars: await importAudioBars(step),
    adCarousels: await importAdCarousels(step),
    tagScrollers: await importScrollers(tx, pack),
    polls: await importPolls(tx, pack),
  };
  const story = pack['latest-story.json'];
  if (story) {
    const row = { embed: story.embed, thumbnail: step.findMedia(story.thumbnail)?.stored ?? null };
    await tx
      .insertInto('latest_story')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  return parts;
}

async function importAudioBars({ tx, pack, findMedia }: ImportStep): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { slug, ...bar } of pack['audio-bars.json']) {
    const row = {
      ...bar,
      audio_url: findMedia(bar.audio_url)?.stored ?? bar.audio_url,
      audio_cover: findMedia(bar.audio_cover)?.stored ?? null,
    };
    const { id } = await tx
      .insertInto('audio_bars')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, id);
  }
  return ids;
}

async function importAdCarousels({ tx, pack, findMedia }: ImportStep): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const carousel of pack['ad-carousels.json']) {
    const id = await idOfSlug(tx, 'ad_carousels', carousel.slug);
    ids.set(carousel.slug, id);
    const images = adPlaces.flatMap((position) => {
      const img = findMedia(carousel[`img${position}`])?.stored;
      const rest = { url: carousel[`url${position}`], alt: carousel[`alt${position}`] };
      return img ? [{ carousel_id: id, position, img, ...rest }] : [];
    });
    await tx.deleteFrom('ad_images').where('carousel_id', '=', id).execute();
    await tx.insertInto('ad_images').values(images).execute();
  }
  return ids;
}

async function importScrollers(tx: Tx, pack: Pack): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { slug } of pack['tag-scrollers.json']) ids.set(slug, await idOfSlug(tx, 'tag_scrollers', slug));
  return ids;
}

async function idOfSlug(tx: Tx, table: 'ad_carousels' | 'tag_scrollers', slug: string): Promise<number> {
  const row = await tx
    .insertInto(table)
    .values({ slug })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Options are known by their place: a changed wording keeps its votes. One that votes hang on is never deleted. */
async function importPolls(tx: Tx, pack: Pack): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { slug, question, options } of pack['polls.json']) {
    const poll = await tx
      .insertInto('polls')
      .values({ slug, question })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ question }))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, poll.id);
    for (const [position, { option_text, vote_count: vote_base }] of options.entries()) {
      await tx
        .insertInto('poll_options')
        .values({ poll_id: poll.id, position, option_text, vote_base })
        .onConflict((conflict) => conflict.columns(['poll_id', 'position']).doUpdateSet({ option_text, vote_base }))
        .execute();
    }
  }
  return ids;
}
