import { t } from '@maidan/i18n/text';
import type { FoundMatch, SearchType } from '@maidan/contract/feed/search';
import { SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { formatDay, momentIn } from '@maidan/i18n/date-time';
import { formatNumber } from '@maidan/i18n/number';

interface TypeText {
  name: string;
  /** '3 tags'. @param number the formatted number */
  counted: (count: number, number: string) => string;
  /** Label of the link if the number is unknown. */
  searchIn: string;
  nothing: (q: string) => string;
}

const texts: Readonly<Record<SearchType, () => TypeText>> = {
  tags: () => ({
    name: t('pages.tags'),
    counted: (count, number) => t('topics.countTags', { count, number }),
    searchIn: t('topics.inTags'),
    nothing: (q) => t('topics.noTags', { q }),
  }),
  categories: () => ({
    name: t('pages.categories'),
    counted: (count, number) => t('topics.countCategories', { count, number }),
    searchIn: t('topics.inCategories'),
    nothing: (q) => t('topics.noCategories', { q }),
  }),
  videos: () => ({
    name: t('pages.videos'),
    counted: (count, number) => t('topics.countVideos', { count, number }),
    searchIn: t('topics.inVideos'),
    nothing: (q) => t('topics.noVideos', { q }),
  }),
  posts: () => ({
    name: t('topics.posts'),
    counted: (count, number) => t('topics.countPosts', { count, number }),
    searchIn: t('topics.inPosts'),
    nothing: (q) => t('topics.noPosts', { q }),
  }),
  leagues: () => ({
    name: t('topics.leagues'),
    counted: (count, number) => t('topics.countLeagues', { count, number }),
    searchIn: t('topics.inLeagues'),
    nothing: (q) => t('topics.noLeagues', { q }),
  }),
  teams: () => ({
    name: t('topics.teams'),
    counted: (count, number) => t('topics.countTeams', { count, number }),
    searchIn: t('topics.inTeams'),
    nothing: (q) => t('topics.noTeams', { q }),
  }),
  matches: () => ({
    name: t('topics.matches'),
    counted: (count, number) => t('topics.countMatches', { count, number }),
    searchIn: t('topics.inMatches'),
    nothing: (q) => t('topics.noMatches', { q }),
  }),
};

/** Names of a type of results in the page's language. */
export const typeText = (type: SearchType): TypeText => texts[type]();

/** Whether results of this type are on the league's site. */
export const isOfLeague = (type: SearchType) => type === 'leagues' || type === 'teams' || type === 'matches';

/** Whether results are counted without a limit. */
const isCounted = (type: SearchType) => type === 'tags' || type === 'categories';

/** '1,20,000'; '240+' where our server has stopped counting. */
const numberText = (count: number, type: SearchType): string =>
  `${formatNumber(count)}${!isCounted(type) && count === SEARCH_POSTS_MAX ? '+' : ''}`;

/** '1 tag', '1,20,000 videos'. */
export const countText = (count: number, type: SearchType): string =>
  typeText(type).counted(count, numberText(count, type));

/** 'Videos (240+)', or 'Videos' if the number is unknown. */
export const tabText = (count: number | null | undefined, type: SearchType): string =>
  typeof count === 'number' ? `${typeText(type).name} (${numberText(count, type)})` : typeText(type).name;

/** Another type to search, with the number of its results if known. */
export const otherTypeText = (count: number | null, type: SearchType): string =>
  count === null ? typeText(type).searchIn : countText(count, type);

/** 'Jets v Kings'. */
export const matchTitle = ({ fixture: { team_1: home, team_2: away } }: FoundMatch): string =>
  t('topics.versus', { home, away });

/** The result or the start of a match, and its league: '45 - 38 · Gully Cup', '20 Nov 2026, 4:30 PM · Gully Cup'. */
export function matchMeta({ fixture, league }: FoundMatch): string {
  const { result_1: first, result_2: second, date, time, cancelled } = fixture;
  const day = date === null ? null : formatDay(momentIn('UTC', `${date}T00:00:00Z`));
  const when = [day, time].filter(Boolean).join(', ');
  const result = first === null && second === null ? when : `${first ?? ''} - ${second ?? ''}`;
  const state = cancelled ? t('topics.cancelled') : first === 'NR' && second === 'NR' ? t('topics.noResult') : result;
  return [state, league.name].filter(Boolean).join(' · ');
}
