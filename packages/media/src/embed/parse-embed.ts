import { findClip, type FoundClip } from './providers.ts';
import { readTags, type Tag } from './read-tags.ts';
import { readUrl } from './read-url.ts';

export type Embed =
  | ({ kind: 'frame' } & FoundClip)
  /** Not framed. `link` is a safe http(s) address to offer instead, or null. */
  | { kind: 'blocked'; link: string | null };

/** Longer than any embed code in use; longer texts are not read. */
const LONGEST = 20_000;

/** A public host name with a dot. Anything else (an IPv6 literal, "&") is not safe to link to. */
const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

/**
 * Reads the `media` of a post: an address or embed code. The code is never inserted: only a provider, an id and the addresses
 * built from them leave this function. Hosts must match exactly; everything else is blocked.
 */
export function parseEmbed(media: string): Embed {
  const text = media.trim();
  if (text === '' || text.length > LONGEST) return { kind: 'blocked', link: null };
  const url = addressIn(text);
  if (url === null) return { kind: 'blocked', link: null };
  const clip = findClip(url);
  return clip === null ? { kind: 'blocked', link: url.href } : { kind: 'frame', ...clip };
}

/** The relevant address: of the first frame, else of the blockquote, else of the first link. */
function addressIn(text: string): URL | null {
  if (!text.includes('<')) return safeUrl(text);
  const tags = readTags(text);
  const frame = tags.find((tag) => tag.name === 'iframe');
  if (frame !== undefined) return safeUrl(frame.attributes.get('src') ?? '');
  return (
    firstUrl(tags, 'blockquote', 'data-instgrm-permalink') ??
    firstUrl(tags, 'blockquote', 'cite') ??
    firstUrl(tags, 'a', 'href')
  );
}

function firstUrl(tags: Tag[], name: string, attribute: string): URL | null {
  for (const tag of tags) {
    const url = tag.name === name ? safeUrl(tag.attributes.get(attribute) ?? '') : null;
    if (url !== null) return url;
  }
  return null;
}

/** An http(s) address without credentials or port. "//host/…" and "host.tld/…" count as https. */
function safeUrl(value: string): URL | null {
  const address = value.trim();
  const full = address.startsWith('//') ? `https:${address}` : address;
  const bare = /^[a-z\d-]+(\.[a-z\d-]+)+\//i.test(full) ? `https://${full}` : full;
  const url = readUrl(bare);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return isPlain && DOMAIN.test(url.hostname) ? url : null;
}
