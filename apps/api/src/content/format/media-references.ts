import { postMedia, type MediaField, type MediaKind } from '../../modules/publishing/post-content.service.ts';
import { adPlaces, type Pack, type PackFile } from './pack-schema.ts';

/** A value in a pack that names one of its files. */
export interface MediaReference {
  readonly file: string;
  readonly path: string;
  readonly value: string;
  readonly kind: MediaKind;
}

/** Every media value of the pack except embed HTML. */
export function mediaReferences(pack: Pack): MediaReference[] {
  const inEach = <Entry>(
    file: PackFile,
    entries: readonly Entry[],
    fieldsOf: (entry: Entry) => readonly MediaField[],
  ) => entries.flatMap((entry, index) => listReferences(file, `[${index}].`, fieldsOf(entry)));
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
      adPlaces.map((place): MediaField => [`img${place}`, carousel[`img${place}`], 'image']),
    ),
    ...inEach('forms.json', pack['forms.json'], ({ image, fields }) => [
      ['image', image, 'image'],
      ...fields.map(({ image_url }, at): MediaField => [`fields[${at}].image_url`, image_url, 'image']),
    ]),
    ...inEach('league-registrations.json', pack['league-registrations.json'], ({ image }) => [
      ['image', image, 'image'],
    ]),
    ...listReferences('latest-story.json', '', [['thumbnail', pack['latest-story.json']?.thumbnail ?? null, 'image']]),
  ];
}

const listReferences = (file: PackFile, prefix: string, fields: readonly MediaField[]): MediaReference[] =>
  fields.flatMap(([path, value, kind]) => (value === null ? [] : [{ file, path: prefix + path, value, kind }]));
