import { decodeEscapes } from '@maidan/api-client/core/decode-escapes';

/** Where a feed's posts come from; the id is a number or a slug, as the address has it. */
export interface FeedSource {
  type: 'tag' | 'category';
  id: string;
}

/** The page an address asks for: `?page=3`. Anything that is no page is the first one. */
export function pageInAddress(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1;
}

/** A description is collapsed from 100 characters on, on a tag page from 200. */
export function readMoreFrom({ type, id }: FeedSource): number {
  return type === 'tag' && id !== 'home' ? 200 : 100;
}

/** The tag or category that `/tag/{id}` or `/category/{id}` names. */
export function topicInPath(pathname: string): FeedSource {
  const [, type, id = ''] = pathname.split('/');
  return { type: type === 'category' ? 'category' : 'tag', id: decodeEscapes(id) };
}
