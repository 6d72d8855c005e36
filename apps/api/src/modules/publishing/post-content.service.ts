import { DEFAULT_POST_KIND, postKindNames, postKinds, type PostKind } from '@maidan/contract/feed/post-kinds';
import { z } from 'zod';
import { captionTracks } from './caption-tracks.service.ts';
import * as value from './values.service.ts';

const galleryImage = z.strictObject({ imgurl: value.media, alt: value.optionalLine(300) });

/** A post from a pack, a command or the desk. */
export const postSchema = z.strictObject({
  slug: value.slug,
  name: value.line(200),
  type: z.enum(postKindNames).default(DEFAULT_POST_KIND),
  media: value.optional(z.string().max(5000)),
  thumbnail: value.optionalMedia,
  description: value.html.default(''),
  name_status: z.enum(['0', '1']).default('1'),
  credits: value.optionalLine(200),
  credits_url: value.optionalLink,
  action_url: value.actionUrl,
  action_btn_1: value.optionalLine(60),
  action_btn_2: value.optionalLine(60),
  action_btn_color: value.optional(z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #ffb000')),
  postgallery: z.array(galleryImage).max(30).default([]),
  views: value.carriedOver,
  like_count: value.carriedOver,
  width: value.pixels,
  height: value.pixels,
  duration: value.optional(z.number().positive().max(86_400)),
  alt: value.optionalLine(300),
  captions: captionTracks,
  tags: z.array(value.slug).max(50).default([]),
  categories: z.array(value.slug).max(50).default([]),
  published_at: value.time,
});

export type PostContent = z.output<typeof postSchema>;

export type MediaKind = 'image' | 'clip' | 'image or clip' | 'sound' | 'captions';

const endings: Readonly<Record<MediaKind, RegExp>> = {
  image: /\.(?:webp|jpe?g|png|gif|avif|hei[cf])$/i,
  clip: /\.(?:mp4|m4v|mov|webm|mkv|3gp)$/i,
  'image or clip': /\.(?:webp|jpe?g|png|gif|avif|hei[cf]|mp4|m4v|mov|webm|mkv|3gp)$/i,
  sound: /\.(?:m4a|mp3)$/i,
  captions: /\.(?:vtt|srt)$/i,
};

/** Whether a file with this name can be media of this kind. */
export const fitsKind = (name: string, kind: MediaKind): boolean => endings[kind].test(name);

/** A media field, its value, and the kinds it accepts. */
export type MediaField = readonly [path: string, value: string | null, kind: MediaKind];

const mediaKinds = {
  clip: 'clip',
  embed: null,
  gallery: 'image',
  picture: 'image',
  file: 'image or clip',
} as const;

/** The media fields of a post. */
export function postMedia({ type, media, thumbnail, captions, postgallery }: PostContent): MediaField[] {
  const kind = mediaKinds[postKinds[type].media];
  return [
    ['thumbnail', thumbnail, 'image'],
    ...captions.map(({ file }, at): MediaField => [
      `captions${captions.length > 1 ? `[${at}]` : ''}`,
      file,
      'captions',
    ]),
    ...(kind === null ? [] : [['media', media, kind] as const]),
    ...postgallery.map(({ imgurl }, at): MediaField => [`postgallery[${at}].imgurl`, imgurl, 'image']),
  ];
}

/** Whether `media` of such a post is a file; otherwise it is an address or HTML for display only. */
export const isMediaFile = (kind: PostKind): boolean => mediaKinds[postKinds[kind].media] !== null;

/** Whether a media value is a clip that the video feed can show. */
export function isClip(media: string | null): boolean {
  return media !== null && /\.(?:mp4|m3u8|webm)(?:$|[?#])/i.test(media);
}

/** The required fields that a post of its type lacks. */
export function findLack({ type, media, postgallery }: PostContent): { field: string; message: string } | null {
  const { media: form, needsMedia } = postKinds[type];
  if (!needsMedia) return null;
  if (form === 'gallery') {
    return postgallery.length > 0 ? null : { field: 'postgallery', message: `a ${type} needs images` };
  }
  return media ? null : { field: 'media', message: `a ${type} needs it` };
}
