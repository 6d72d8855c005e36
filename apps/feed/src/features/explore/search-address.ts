import { SEARCH_MAX } from '@maidan/contract/rules/limits';
import { searchTypes, type SearchType } from '@maidan/contract/feed/search';

/** What an address asks to find. */
export interface Wanted {
  /** Trimmed and at most SEARCH_MAX long; '' shows everything instead of results. */
  q: string;
  type: SearchType;
  /** The first page of results: 1 but for readers without script. */
  page: number;
}

/** As one types it: blanks round it do not count, and nobody means more than the server takes. */
export function tidyWords(words: string): string {
  return words.trim().slice(0, SEARCH_MAX).trim();
}

/** Reads `?q=&type=&page=`; whatever is none of ours is the default. */
export function wantedIn(search: URLSearchParams): Wanted {
  const type = searchTypes.find((known) => known === search.get('type')) ?? 'tags';
  const page = Number(search.get('page') ?? '1');
  return {
    q: tidyWords(search.get('q') ?? ''),
    type,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
  };
}
