import { adPlaces } from './pack-schema.ts';
import type { Pack } from './pack-schema.ts';
import { postKinds, type PostKind } from '@maidan/contract/feed/post-kinds';

/** One place in a pack that names a file of it, or an address elsewhere. */
export interface MediaReference {
  readonly file: string;
  readonly place: string;
  readonly value: string;
  readonly kind: 'image' | 'clip' | 'image or clip' | 'sound' | 'captions';
}

const mediaKinds = {
  clip: 'clip',
  embed: null,
  gallery: 'image',
  picture: 'image',
  file: 'image or clip',
} as const;

/** Every media value of the pack but embed HTML. */
export function mediaReferences(pack: Pack): MediaReference[] {
  const found: MediaReference[] = [];
  const add = (file: string, place: string, value: string | null, kind: MediaReference['kind']) => {
    if (value !== null) found.push({ file, place, value, kind });
  };
  for (const file of ['tags.json', 'categories.json', 'leagues.json'] as const) {
    for (const [index, entry] of pack[file].entries()) add(file, `[${index}].thumbnail`, entry.thumbnail, 'image');
  }
  for (const [index, league] of pack['leagues.json'].entries()) {
    add('leagues.json', `[${index}].sponsor_img`, league.sponsor_img, 'image');
  }
  for (const [index, post] of pack['posts.json'].entries()) {
    add('posts.json', `[${index}].thumbnail`, post.thumbnail, 'image');
    add('posts.json', `[${index}].captions`, post.captions, 'captions');
    const kind = mediaKinds[postKinds[post.type].media];
    if (kind !== null) add('posts.json', `[${index}].media`, post.media, kind);
    for (const [at, image] of post.postgallery.entries()) {
      add('posts.json', `[${index}].postgallery[${at}].imgurl`, image.imgurl, 'image');
    }
  }
  for (const [index, bar] of pack['audio-bars.json'].entries()) {
    add('audio-bars.json', `[${index}].audio_url`, bar.audio_url, 'sound');
    add('audio-bars.json', `[${index}].audio_cover`, bar.audio_cover, 'image');
  }
  for (const [index, carousel] of pack['ad-carousels.json'].entries()) {
    for (const at of adPlaces) add('ad-carousels.json', `[${index}].img${at}`, carousel[`img${at}`], 'image');
  }
  for (const [index, form] of pack['forms.json'].entries()) {
    add('forms.json', `[${index}].image`, form.image, 'image');
    for (const [at, field] of form.fields.entries()) {
      add('forms.json', `[${index}].fields[${at}].image_url`, field.image_url, 'image');
    }
  }
  for (const [index, registration] of pack['league-registrations.json'].entries()) {
    add('league-registrations.json', `[${index}].image`, registration.image, 'image');
  }
  add('latest-story.json', 'thumbnail', pack['latest-story.json']?.thumbnail ?? null, 'image');
  return found;
}

/** Whether `media` of such a post is a file; otherwise it is an address or HTML that is only displayed. */
export const isMediaFile = (kind: PostKind): boolean => mediaKinds[postKinds[kind].media] !== null;

/** Whether a media value is a clip that the video feed can show. */
export function isClip(value: string | null): boolean {
  return value !== null && /\.(?:mp4|m3u8|webm)(?:$|[?#])/i.test(value);
}
