/** The parts of pages above their posts: strips of tags, ads, audio and the latest story. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { mediaId } from '../../media/media-id.ts';
import { pictureVariants } from '../../media/picture-variants.ts';
import { filledName, idInput, line, wholeNumber } from '../../core/request.ts';
import { id, link, optionalText, requiredText, text } from '../../core/wire.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { URL_MAX } from '../../rules/limits.ts';

const editing = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;

export const PART_NAME_MAX = 60;
export const STRIP_TAGS_MAX = 100;
export const AD_IMAGES_MAX = 6;
export const AUDIO_TITLE_MAX = 120;
export const AUDIO_TEXT_MAX = 300;
/** Maximum parts of each kind. */
export const PARTS_MAX = 100;

const picture = { picture: link, picture_variants: pictureVariants };
const ownPicture = { ...picture, picture_id: optionalText };

const strip = z.object({
  id,
  slug: requiredText,
  tags: list(z.object({ id, name: requiredText, ...picture })),
});
export type DeskStrip = z.output<typeof strip>;

const ad = z.object({
  id,
  slug: requiredText,
  images: list(z.object({ ...ownPicture, url: optionalText, alt: optionalText })),
});
export type DeskAd = z.output<typeof ad>;

const audioBar = z.object({
  id,
  title: text,
  description: text,
  audio: link,
  audio_id: optionalText,
  ...ownPicture,
});
export type DeskAudioBar = z.output<typeof audioBar>;

const story = z.object({ address: text, ...ownPicture });
export type DeskStory = z.output<typeof story>;

export const deskPageParts = defineEndpoint({
  ...editing,
  id: 'deskPageParts',
  method: 'GET',
  path: 'desk/page-parts',
  response: z.object({
    strips: list(strip),
    ads: list(ad),
    audio_bars: list(audioBar),
    story: z.nullable(story),
  }),
  summary: 'The tag strips, ad carousels, audio bars and the latest story',
});

/** The strip named `home` belongs to the home page. */
export const saveStrip = defineEndpoint({
  ...editing,
  id: 'saveStrip',
  method: 'POST',
  path: 'desk/strips',
  body: z.strictObject({
    id: z.optional(idInput),
    /** Names a new strip. */
    name: filledName(PART_NAME_MAX),
    /** In display order. */
    tag_ids: z.array(wholeNumber(1)).check(z.maxLength(STRIP_TAGS_MAX)),
  }),
  response: strip,
  summary: 'Adds or changes a tag strip',
});

export const saveAd = defineEndpoint({
  ...editing,
  id: 'saveAd',
  method: 'POST',
  path: 'desk/ads',
  body: z.strictObject({
    id: z.optional(idInput),
    name: filledName(PART_NAME_MAX),
    images: z
      .array(z.strictObject({ file: mediaId, url: line(URL_MAX), alt: line(200) }))
      .check(z.minLength(1), z.maxLength(AD_IMAGES_MAX)),
  }),
  response: ad,
  summary: 'Adds or changes an ad carousel',
});

export const saveAudioBar = defineEndpoint({
  ...editing,
  id: 'saveAudioBar',
  method: 'POST',
  path: 'desk/audio-bars',
  body: z.strictObject({
    id: z.optional(idInput),
    title: filledName(AUDIO_TITLE_MAX),
    description: line(AUDIO_TEXT_MAX),
    audio: mediaId,
    picture: z.nullable(mediaId),
  }),
  response: audioBar,
  summary: 'Adds or changes an audio bar',
});

/** An empty address removes the story. */
export const saveStory = defineEndpoint({
  ...editing,
  id: 'saveStory',
  method: 'POST',
  path: 'desk/story',
  body: z.strictObject({ address: line(URL_MAX), picture: z.nullable(mediaId) }),
  response: z.object({ story: z.nullable(story) }),
  summary: 'Sets the latest story',
});

export const pagePartKinds = ['strips', 'ads', 'audio-bars'] as const;

/** Removes it from all pages too. */
export const removePagePart = defineEndpoint({
  ...editing,
  id: 'removePagePart',
  method: 'DELETE',
  path: 'desk/page-parts/{kind}/{id}',
  params: z.strictObject({ kind: z.enum(pagePartKinds), id: idInput }),
  response: nothing,
  empty: 204,
  summary: 'Removes a tag strip, an ad carousel or an audio bar',
});
