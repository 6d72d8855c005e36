import { readUrl } from './read-url.ts';

/** A site whose clips we frame: how to find the clip in an address, and how to build its frame and page. */
export interface FoundClip {
  provider: 'youtube' | 'vimeo' | 'instagram';
  id: string;
  /** The address of the frame: built here, never copied. It starts playing at once, because it follows a tap. */
  frameUrl: string;
  /** The clip on its own site, for readers without JavaScript and for "Plays from …". */
  pageUrl: string;
  site: string;
  /** Always portrait. */
  portrait: boolean;
}

const YOUTUBE = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const INSTAGRAM = new Set(['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am', 'www.instagr.am']);

/** The clip at an address; null for another host or a page without a clip. Hosts must match exactly. */
export function findClip(url: URL): FoundClip | null {
  const host = url.hostname;
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be' || host === 'www.youtu.be') return youtube(parts[0], url, false);
  if (YOUTUBE.has(host)) return youtubePage(parts, url);
  if (VIMEO.has(host)) return vimeo(parts, url);
  return INSTAGRAM.has(host) ? instagram(parts) : null;
}

function youtubePage(parts: string[], url: URL): FoundClip | null {
  const [kind, id] = parts;
  if (kind === 'watch' && parts.length === 1) return youtube(url.searchParams.get('v') ?? undefined, url, false);
  if (kind === 'attribution_link') {
    const inner = readUrl(url.searchParams.get('u') ?? '', 'https://www.youtube.com');
    return inner !== null && YOUTUBE.has(inner.hostname) && inner.pathname === '/watch' ? findClip(inner) : null;
  }
  if (!['embed', 'v', 'e', 'shorts', 'live'].includes(kind ?? '')) return null;
  return youtube(id, url, kind === 'shorts');
}

function youtube(id: string | undefined, url: URL, portrait: boolean): FoundClip | null {
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return null;
  // "videoseries" has eleven letters too, but is a playlist.
  if (id === 'videoseries') return null;
  const start = startSeconds(url.searchParams.get('start') ?? url.searchParams.get('t'));
  const from = start > 0 ? `&start=${start}` : '';
  return {
    provider: 'youtube',
    id,
    frameUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${from}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
    site: 'youtube.com',
    portrait,
  };
}

function vimeo(parts: string[], url: URL): FoundClip | null {
  const at = parts.findIndex((part) => /^\d{5,12}$/.test(part));
  const before = parts.slice(0, at).join('/');
  if (at === -1 || !/^(|video|channels\/[\w-]+|groups\/[\w-]+\/videos|ondemand\/[\w-]+)$/.test(before)) return null;
  const id = parts[at] ?? '';
  // An unlisted clip has a second key, in the path of its page or as `h` in the player.
  const key = [url.searchParams.get('h'), parts[at + 1]].find((part) => /^[\da-f]{6,20}$/.test(part ?? ''));
  return {
    provider: 'vimeo',
    id,
    frameUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
    pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    site: 'vimeo.com',
    portrait: false,
  };
}

function instagram(parts: string[]): FoundClip | null {
  const at = parts[0] !== undefined && /^(p|reels?|tv)$/.test(parts[0]) ? 0 : 1;
  const kind = parts[at];
  const id = parts[at + 1];
  if (kind === undefined || !/^(p|reels?|tv)$/.test(kind) || !/^[\w-]{5,40}$/.test(id ?? '')) return null;
  const place = `https://www.instagram.com/${kind === 'reels' ? 'reel' : kind}/${id}/`;
  return {
    provider: 'instagram',
    id: id ?? '',
    frameUrl: `${place}embed/`,
    pageUrl: place,
    site: 'instagram.com',
    portrait: true,
  };
}

/** "90", "90s", "1m30s" and "1h2m3s" in seconds; 0 for anything else and for more than a day. */
function startSeconds(value: string | null): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(value ?? '');
  if (match === null) return 0;
  const seconds = Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return seconds <= 86_400 ? seconds : 0;
}
