import { readShownMedia, type MediaSource } from '../media/media.reply.ts';
import type { findLatestStory } from '../page-parts/page-parts.store.ts';
import type { listAds, listAudioBars, listStrips } from './page-parts.store.ts';

type RowOf<List extends (...input: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>[number];

type StripRow = RowOf<typeof listStrips>;
type AdRow = RowOf<typeof listAds>;
type AudioBarRow = RowOf<typeof listAudioBars>;
type StoryRow = Awaited<ReturnType<typeof findLatestStory>>;

/** Rows of page parts, of one or several kinds. */
interface PartRows {
  readonly strips?: readonly StripRow[];
  readonly ads?: readonly AdRow[];
  readonly bars?: readonly AudioBarRow[];
  readonly story?: StoryRow;
}

export async function describeParts(source: MediaSource, { strips = [], ads = [], bars = [], story }: PartRows) {
  const media = await readShownMedia(source, [
    ...strips.flatMap(({ tags }) => tags.map(({ thumbnail }) => thumbnail)),
    ...ads.flatMap(({ images }) => images.map(({ img }) => img)),
    ...bars.map(({ audio_cover: cover }) => cover),
    story?.thumbnail ?? null,
  ]);
  const ownPicture = (id: string | null) => ({ ...media.picture('picture', id), picture_id: id });
  return {
    strips: strips.map(({ id, slug, tags }) => ({
      id,
      slug,
      tags: tags.map((tag) => ({ id: tag.id, name: tag.name, ...media.picture('picture', tag.thumbnail) })),
    })),
    ads: ads.map(({ id, slug, images }) => ({
      id,
      slug,
      images: images.map(({ img, url, alt }) => ({ ...ownPicture(img), url, alt })),
    })),
    audio_bars: bars.map((bar) => ({
      id: bar.id,
      title: bar.audio_title,
      description: bar.audio_description,
      audio: media.url(bar.audio_url),
      audio_id: bar.audio_url,
      ...ownPicture(bar.audio_cover),
    })),
    story: story === undefined || story.embed === '' ? null : { address: story.embed, ...ownPicture(story.thumbnail) },
  };
}
