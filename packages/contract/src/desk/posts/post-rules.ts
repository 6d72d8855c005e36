/** The requirements for publishing a post, checked by the composer and again by the server. */
import { postKinds, type PostKind } from '../../feed/post-kinds.ts';

export const POST_NAME_MAX = 200;
export const POST_TEXT_MAX = 50_000;
export const POST_ALT_MAX = 300;
export const GALLERY_MAX = 20;
export const CAPTIONS_MAX = 20;

interface Written {
  readonly type: PostKind;
  readonly name: string;
  readonly file: unknown;
  readonly address: string;
  readonly gallery: readonly { readonly alt: string }[];
  readonly alt: string;
  readonly action_url: string;
  readonly action_btn_1: string;
}

export type PostField = Exclude<keyof Written, 'type'>;

const YOUTUBE = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtu\.be|(?:www\.)?youtube-nocookie\.com)$/;
const OTHERS = /^(?:(?:www\.|player\.)?vimeo\.com|(?:www\.|m\.)?instagram\.com)$/;

/** Whether an address is on a host whose clips the sites embed. */
export function canFrame(type: PostKind, address: string): boolean {
  const host = /^https:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec(address.trim())?.[1]?.toLowerCase() ?? '';
  return YOUTUBE.test(host) || (type === 'embed' && OTHERS.test(host));
}

/** A sentence for each missing field; empty if the post can be published. */
export function findMissing(post: Written): Partial<Record<PostField, string>> {
  const missing: Partial<Record<PostField, string>> = {};
  const { media, isAd } = postKinds[post.type];
  if (post.name.trim() === '') missing.name = 'Please enter a title.';
  if (media === 'gallery') {
    if (post.gallery.length < 2) missing.gallery = 'A gallery needs at least two pictures.';
    else if (post.gallery.some(({ alt }) => alt.trim() === '')) {
      missing.gallery = 'Please describe each picture for people who cannot see it.';
    }
  } else if (media === 'embed') {
    if (!canFrame(post.type, post.address)) {
      missing.address =
        post.type === 'youtube'
          ? 'Please enter the address of a YouTube video, beginning with https://.'
          : 'Please enter an address on YouTube, Vimeo or Instagram, beginning with https://.';
    }
  } else {
    if (post.file === null) missing.file = media === 'clip' ? 'Please choose a clip.' : 'Please choose a picture.';
    if (post.alt.trim() === '') missing.alt = 'Please describe it for people who cannot see it.';
  }
  if (isAd) {
    if (post.action_url.trim() === '') missing.action_url = 'An ad needs a link.';
    if (post.action_btn_1.trim() === '') missing.action_btn_1 = 'An ad needs a button.';
  }
  return missing;
}
