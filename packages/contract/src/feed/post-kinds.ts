/** How a post's media is shown. A `file` is a clip or a picture, whichever it turns out to be. */
type MediaForm = 'clip' | 'embed' | 'gallery' | 'picture' | 'file';

interface PostKindSpec {
  readonly media: MediaForm;
  /** Content without `media`, or a gallery without pictures, is refused. */
  readonly needsMedia: boolean;
  /** The label on link previews. */
  readonly label: string;
  /** Marked as an ad: without likes, and without its name and text in the video feed. */
  readonly isAd: boolean;
}

/** The possible values of a post's `type`: to add a kind, add a line here. */
export const postKinds = {
  video: { media: 'clip', needsMedia: true, label: 'Video', isAd: false },
  youtube: { media: 'embed', needsMedia: true, label: 'Video', isAd: false },
  embed: { media: 'embed', needsMedia: true, label: 'Video', isAd: false },
  gallery: { media: 'gallery', needsMedia: true, label: 'Gallery', isAd: false },
  image: { media: 'picture', needsMedia: false, label: 'Photo', isAd: false },
  ad: { media: 'file', needsMedia: false, label: 'Sponsored', isAd: true },
} as const satisfies Readonly<Record<string, PostKindSpec>>;

export type PostKind = keyof typeof postKinds;

export const postKindNames = Object.keys(postKinds) as readonly PostKind[];

/** The kind of a post whose `type` is missing or unknown. */
export const DEFAULT_POST_KIND: PostKind = 'image';

export const toPostKind = (type: string): PostKind => postKindNames.find((kind) => kind === type) ?? DEFAULT_POST_KIND;

export const isAd = ({ type }: { readonly type: PostKind }): boolean => postKinds[type].isAd;

interface Shown {
  readonly type: PostKind;
  readonly media: string | null;
  readonly postgallery: readonly unknown[];
}

const CLIP_FILE = /\.(?:mp4|m4v|webm|mov|m3u8)(?:[?#]|$)/i;

/** How this post's media is shown; the post's thumbnail replaces anything missing. */
export function shownMedia({ type, media, postgallery }: Shown): Exclude<MediaForm, 'file'> {
  const form: MediaForm = postKinds[type].media;
  if (form === 'file') return media !== null && CLIP_FILE.test(media) ? 'clip' : 'picture';
  if (form === 'gallery') return postgallery.length > 0 ? 'gallery' : 'picture';
  if (form === 'clip') return media ? 'clip' : 'picture';
  return form;
}
