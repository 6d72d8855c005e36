import { postKinds, type PostKind } from '@maidan/contract/feed/post-kinds';
import { adPlaces, type Pack, type PackFile, type PackPost } from './pack-schema.ts';

type MediaKind = 'image' | 'clip' | 'image or clip' | 'sound' | 'captions';

/** A value in a pack that names one of its files, or an address elsewhere. */
export interface MediaReference {
  readonly file: string;
  readonly path: string;
  readonly value: string;
  readonly kind: MediaKind;
}

const endings: Readonly<Record<MediaKind, RegExp>> = {
  image: /\.(?:webp|jpe?g|png|gif|avif|hei[cf])$/,
  clip: /\.(?:mp4|m4v|mov|webm|mkv|3gp)$/,
  'image or clip': /\.(?:webp|jpe?g|png|gif|avif|hei[cf]|mp4|m4v|mov|webm|mkv|3gp)$/,
  sound: /\.(?:m4a|mp3)$/,
  captions: /\.vtt$/,
};

/** Whether a file with this name can be media of this kind. */
export const fitsKind = (value: string, kind: MediaKind): boolean => endings[kind].test(value);

type Field = readonly [path: string, value: string | null, kind: MediaKind];

/** Every media value of the pack except embed HTML. */
export function mediaReferences(pack: Pack): MediaReference[] {
  const inEach = <Entry>(file: PackFile, entries: readonly Entry[], fieldsOf: (entry: Entry) => readonly Field[]) =>
    entries.flatMap((entry, index) => listReferences(file, `[${index}].`, fieldsOf(entry)));
  return [
    ...inEach('tags.json', pack['tags.json'], ({ thumbnail }) => [['thumbnail', thumbnail, 'image']]),
    ...inEach('categories.json', pack['categories.json'], ({ thumbnail }) => [['thumbnail', thumbnail, 'image']]),
    ...inEach('leagues.json', pack['leagues.json'], ({ thumbnail, sponsor_img }) => [
      ['thumbnail', thumbnail, 'image'],
      ['sponsor_img', sponsor_img, 'image'],
    ]),
    ...inEach('posts.json', pack['posts.json'], postMedia),
    ...inEach('audio-bars.json', pack['audio-bars.json'], ({ audio_url, audio_cover }) => [
      ['audio_url', audio_url, 'sound'],
      ['audio_cover', audio_cover, 'image'],
    ]),
    ...inEach('ad-carousels.json', pack['ad-carousels.json'], (carousel) =>
      adPlaces.map((place): Field => [`img${place}`, carousel[`img${place}`], 'image']),
    ),
    ...inEach('forms.json', pack['forms.json'], ({ image, fields }) => [
      ['image', image, 'image'],
      ...fields.map(({ image_url }, at): Field => [`fields[${at}].image_url`, image_url, 'image']),
    ]),
    ...inEach('league-registrations.json', pack['league-registrations.json'], ({ image }) => [
      ['image', image, 'image'],
    ]),
    ...listReferences('latest-story.json', '', [['thumbnail', pack['latest-story.json']?.thumbnail ?? null, 'image']]),
  ];
}

const listReferences = (file: PackFile, prefix: string, fields: readonly Field[]): MediaReference[] =>
  fields.flatMap(([path, value, kind]) => (value === null ? [] : [{ file, path: prefix + path, value, kind }]));

const mediaKinds = {
  clip: 'clip',
  embed: null,
  gallery: 'image',
  picture: 'image',
  file: 'image or clip',
} as const;

/** The media fields of a post. */
export function postMedia({ type, media, thumbnail, captions, postgallery }: PackPost): Field[] {
  const kind = mediaKinds[postKinds[type].media];
  return [
    ['thumbnail', thumbnail, 'image'],
    ['captions', captions, 'captions'],
    ...(kind === null ? [] : [['media', media, kind] as const]),
    ...postgallery.map(({ imgurl }, at): Field => [`postgallery[${at}].imgurl`, imgurl, 'image']),
  ];
}

/** Whether `media` of such a post is a file; otherwise it is an address or HTML that is only displayed. */
export const isMediaFile = (kind: PostKind): boolean => mediaKinds[postKinds[kind].media] !== null;

/** Whether a media value is a clip that the video feed can show. */
export function isClip(value: string | null): boolean {
  return value !== null && /\.(?:mp4|m3u8|webm)(?:$|[?#])/i.test(value);
}
