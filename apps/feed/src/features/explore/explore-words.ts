import type { SearchType } from '@maidan/contract/feed/search';
import { formatNumber } from '@maidan/i18n/number';

export const typeNames: Readonly<Record<SearchType, string>> = {
  tags: 'Tags',
  categories: 'Categories',
  videos: 'Videos',
};

const one: Readonly<Record<SearchType, string>> = { tags: 'tag', categories: 'category', videos: 'video' };

/** '1 tag', '1,20,000 videos'. */
export function countWords(count: number, type: SearchType): string {
  return `${formatNumber(count)} ${count === 1 ? one[type] : typeNames[type].toLowerCase()}`;
}

/** Where else to look, with what is there if that is known. */
export const elsewhereWords = (count: number | null, type: SearchType): string =>
  count === null ? `Look in ${typeNames[type].toLowerCase()}` : countWords(count, type);
