import { z } from 'zod';
import { postSchema } from '../../modules/publishing/post-content.service.ts';
import { leagueCategory, leagueFixture, leagueSocialPost } from './pack-leagues.ts';
import { formContent } from '../../modules/forms/definitions/form-content.service.ts';
import { packRegistration } from './pack-registrations.ts';
import * as value from '../../modules/publishing/values.service.ts';

const optionalSlug = value.optional(value.slug);

const topic = {
  slug: value.slug,
  name: value.line(120),
  description: value.html.default(''),
  city: value.optionalLine(80),
  thumbnail: value.optionalMedia,
  tag_cloud: z.enum(['on', 'off']).default('off'),
  buttons: z
    .array(z.strictObject({ link: value.link, label: value.line(60) }))
    .max(10)
    .default([]),
  audio: optionalSlug,
  ad: optionalSlug,
  tagscroller: optionalSlug,
  subscribe: value.carriedOver,
};
const tag = z.strictObject({ ...topic, quizpoll: optionalSlug });
const category = z.strictObject(topic);

const poll = z.strictObject({
  slug: value.slug,
  question: value.line(200),
  about: value.optionalLink,
  options: z
    .array(z.strictObject({ option_text: value.line(120), vote_count: value.carriedOver }))
    .min(2)
    .max(20),
});

const audioBar = z.strictObject({
  slug: value.slug,
  audio_url: value.media,
  audio_title: value.line(120),
  audio_description: z.string().max(300).default(''),
  audio_cover: value.optionalMedia,
});

export const adPlaces = [1, 2, 3, 4, 5, 6] as const;
const adCarousel = z.strictObject({
  slug: value.slug,
  ...Object.fromEntries(adPlaces.map((place) => [`img${place}`, value.optionalMedia])),
  ...Object.fromEntries(adPlaces.map((place) => [`url${place}`, value.optionalLink])),
  ...Object.fromEntries(adPlaces.map((place) => [`alt${place}`, value.optionalLine(200)])),
} as { slug: typeof value.slug } & Record<`img${1 | 2 | 3 | 4 | 5 | 6}`, typeof value.optionalMedia> &
  Record<`url${1 | 2 | 3 | 4 | 5 | 6}`, typeof value.optionalLink> &
  Record<`alt${1 | 2 | 3 | 4 | 5 | 6}`, ReturnType<typeof value.optionalLine>>);

const packLeague = z.strictObject({
  slug: value.slug,
  name: value.line(120),
  details: value.html.default(''),
  thumbnail: value.optionalMedia,
  sponsor_name: value.optionalLine(120),
  sponsor_img: value.optionalMedia,
  created_at: value.time,
});

const aboutLeague = z.strictObject({ name: value.line(120), content: value.html });

/** The files of a pack and their content. Only `pack.json` is required. */
export const packFiles = {
  'pack.json': z.strictObject({ format: z.literal(1), name: value.line(120) }),
  'tags.json': z.array(tag).default([]),
  'categories.json': z.array(category).default([]),
  'posts.json': z.array(postSchema).default([]),
  'polls.json': z.array(poll).default([]),
  'audio-bars.json': z.array(audioBar).default([]),
  'ad-carousels.json': z.array(adCarousel).default([]),
  'tag-scrollers.json': z.array(z.strictObject({ slug: value.slug, tags: z.array(value.slug).max(100) })).default([]),
  'latest-story.json': z
    .strictObject({ embed: z.string().max(5000), thumbnail: value.optionalMedia })
    .nullable()
    .default(null),
  'comments.json': z
    .array(
      z.strictObject({ post: value.slug, name: value.line(120), comment: value.line(1000), created_at: value.time }),
    )
    .default([]),
  'notifications.json': z
    .array(z.strictObject({ slug: value.slug, content: value.html, created_at: value.time }))
    .default([]),
  'leagues.json': z.array(packLeague).default([]),
  'league-categories.json': z.array(leagueCategory).default([]),
  'league-fixtures.json': z.array(leagueFixture).default([]),
  'league-social.json': z.array(leagueSocialPost).default([]),
  'forms.json': z.array(formContent).default([]),
  'league-registrations.json': z.array(packRegistration).default([]),
  'about-league.json': aboutLeague.nullable().default(null),
} as const;

export type PackFile = keyof typeof packFiles;
/** A pack with valid values, by file name. */
export type Pack = { [File in PackFile]: z.output<(typeof packFiles)[File]> };
export type PackLeagueFixture = Pack['league-fixtures.json'][number];
export type PackTopic = Pack['categories.json'][number];
