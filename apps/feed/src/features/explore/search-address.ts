import { SEARCH_MAX } from '@maidan/contract/rules/limits';
import { searchTypes, type SearchType } from '@maidan/contract/feed/search';

/** The search that an address names. */
export interface SearchAddress {
  /** Trimmed and at most SEARCH_MAX long; '' shows everything instead of results. */
  q: string;
  /** Null for the first type with results. */
  type: SearchType | null;
  /** The first page of results to load; more than 1 only without script. */
  page: number;
}

/** Trims a search; the server accepts neither NUL nor more than SEARCH_MAX characters. */
export function trimSearch(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, SEARCH_MAX).trim();
}

/** Parses `?q=&type=&page=`; unknown values become the default. */
export function searchAddress(search: URLSearchParams): SearchAddress {
  const type = searchTypes.find((known) => known === search.get('type')) ?? null;
  const page = Number(search.get('page') ?? '1');
  return {
    q: trimSearch(search.get('q') ?? ''),
    type,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
  };
}
