import type { DeskAd, DeskAudioBar, DeskStory, DeskStrip } from '@maidan/contract/desk/content/page-parts';
import { pictureFields } from '../../../adapters/files/media-url.ts';
import type { AppContext } from '../../app-context.ts';
import { sealValue } from './open-file.service.ts';
import type { listAds, listAudioBars, listStrips } from './page-parts.store.ts';

type World = Pick<AppContext, 'mediaUrl' | 'pepper'>;
type RowOf<List extends (...input: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>[number];

const pictureOf = (value: string | null, { mediaUrl, pepper }: World) => ({
  ...pictureFields('picture', value, mediaUrl),
  sealed: sealValue(pepper, value),
});

export const describeStrip = ({ id, slug, tags }: RowOf<typeof listStrips>, { mediaUrl }: World): DeskStrip => ({
  id,
  slug,
  tags: tags.map((tag) => ({ id: tag.id, name: tag.name, ...pictureFields('picture', tag.thumbnail, mediaUrl) })),
});

export const describeAd = ({ id, slug, images }: RowOf<typeof listAds>, world: World): DeskAd => ({
  id,
  slug,
  images: images.map(({ img, url, alt }) => ({ ...pictureOf(img, world), url, alt })),
});

export const describeAudioBar = (bar: RowOf<typeof listAudioBars>, world: World): DeskAudioBar => ({
  id: bar.id,
  title: bar.audio_title,
  description: bar.audio_description,
  audio: world.mediaUrl(bar.audio_url),
  audio_sealed: sealValue(world.pepper, bar.audio_url),
  ...pictureOf(bar.audio_cover, world),
});

export const describeStory = (
  story: { embed: string; thumbnail: string | null } | undefined,
  world: World,
): DeskStory | null =>
  story === undefined || story.embed === '' ? null : { address: story.embed, ...pictureOf(story.thumbnail, world) };
