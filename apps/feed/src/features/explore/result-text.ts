import type { SearchType } from '@maidan/contract/feed/search';
import { SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { formatNumber } from '@maidan/i18n/number';

export const typeNames: Readonly<Record<SearchType, string>> = {
  tags: 'Tags',
  categories: 'Categories',
  videos: 'Videos',
  posts: 'Posts',
};

const one: Readonly<Record<SearchType, string>> = {
  tags: 'tag',
  categories: 'category',
  videos: 'video',
  posts: 'post',
};

/** '1,20,000'; '240+' where our server has stopped counting. */
export const numberText = (count: number, type: SearchType): string =>
  `${formatNumber(count)}${(type === 'videos' || type === 'posts') && count === SEARCH_POSTS_MAX ? '+' : ''}`;

/** '1 tag', '1,20,000 videos'. */
export function countText(count: number, type: SearchType): string {
  return `${numberText(count, type)} ${count === 1 ? one[type] : typeNames[type].toLowerCase()}`;
}

/** Another type to search in, with the number of its results where that is known. */
export const otherTypeText = (count: number | null, type: SearchType): string =>
  count === null ? `Search in ${typeNames[type].toLowerCase()}` : countText(count, type);
