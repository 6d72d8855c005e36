import type { FoundMatch, SearchType } from '@maidan/contract/feed/search';
import { SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { formatDay, momentIn } from '@maidan/i18n/date-time';
import { formatNumber } from '@maidan/i18n/number';

export const typeNames: Readonly<Record<SearchType, string>> = {
  tags: 'Tags',
  categories: 'Categories',
  videos: 'Videos',
  posts: 'Posts',
  teams: 'Teams',
  matches: 'Matches',
};

const one: Readonly<Record<SearchType, string>> = {
  tags: 'tag',
  categories: 'category',
  videos: 'video',
  posts: 'post',
  teams: 'team',
  matches: 'match',
};

/** Not of this site, but of the league's. */
export const isOfLeague = (type: SearchType) => type === 'teams' || type === 'matches';

/** All tags and categories are counted. */
const isCounted = (type: SearchType) => type === 'tags' || type === 'categories';

/** '1,20,000'; '240+' where our server has stopped counting. */
export const numberText = (count: number, type: SearchType): string =>
  `${formatNumber(count)}${!isCounted(type) && count === SEARCH_POSTS_MAX ? '+' : ''}`;

/** '1 tag', '1,20,000 videos'. */
export function countText(count: number, type: SearchType): string {
  return `${numberText(count, type)} ${count === 1 ? one[type] : typeNames[type].toLowerCase()}`;
}

/** Another type to search in, with the number of its results where that is known. */
export const otherTypeText = (count: number | null, type: SearchType): string =>
  count === null ? `Search in ${typeNames[type].toLowerCase()}` : countText(count, type);

/** 'Jets v Kings'. */
export const matchTitle = ({ fixture: { team_1: home, team_2: away } }: FoundMatch): string => `${home} v ${away}`;

/** Its result, or when it will be, and the league: '45 - 38 · Gully Cup', '20 Nov 2026, 4:30 PM · Gully Cup'. */
export function matchMeta({ fixture, league }: FoundMatch): string {
  const { result_1: first, result_2: second, date, time, cancelled } = fixture;
  const day = date === null ? null : formatDay(momentIn('UTC', `${date}T00:00:00Z`));
  const when = [day, time].filter(Boolean).join(', ');
  const result = first === null && second === null ? when : `${first ?? ''} - ${second ?? ''}`;
  const state = cancelled ? 'Cancelled' : first === 'NR' && second === 'NR' ? 'No result' : result;
  return [state, league.name].filter(Boolean).join(' · ');
}
