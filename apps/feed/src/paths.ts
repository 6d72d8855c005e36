import { league } from '@maidan/brand/brand';
import { t } from '@maidan/i18n/text';
import type { SearchType } from '@maidan/contract/feed/search';

const segment = (value: string | number) => encodeURIComponent(String(value));

/** The only place that builds paths of this site. */
export const paths = {
  home: () => '/',
  /** A later page of a feed, for a reader without script. */
  page: (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path),
  search: () => '/search',
  /** Results of a search; without a type, those of the first type that has any. `page` is for readers without script. */
  searchFor: (text: string, type?: SearchType | null, page = 1) =>
    `/search?${new URLSearchParams({ q: text, ...(type && { type }), ...(page > 1 && { page: `${page}` }) })}`,
  tag: (slug: string | number) => `/tag/${segment(slug)}`,
  trending: () => paths.tag('trending'),
  leagueTag: () => paths.tag(league.tagSlug),
  categories: () => '/category',
  category: (slug: string | number) => `/category/${segment(slug)}`,
  post: (slug: string | number) => `/post/${segment(slug)}`,
  /** The post's page with its clip starting at this second. */
  moment: (slug: string | number, at: number) => `${paths.post(slug)}#t=${Math.floor(at)}`,
  videoFeed: (type: 'tag' | 'category', id: string | number) => `/videofeed/${type}/${segment(id)}`,
  messages: () => '/messages',
  /** `details` prefills the reply. */
  conversation: (id: string | number, { details = false } = {}) =>
    `/message/single/${segment(id)}${details ? '?details=yes' : ''}`,
  notifications: () => '/notifications',
  myAccount: () => '/myaccount',
  followedCategories: () => '/myaccount/categories',
  followedTags: () => '/myaccount/tags',
  settings: () => '/settings',
  saved: () => '/saved',
  /** Actions waiting for a network. */
  waiting: () => '/waiting',
  about: () => '/about',
  contact: () => '/contact',
  refundPolicy: () => '/payment-refund-policy',
  /** Redirects to the path above. */
  olderRefundPolicy: () => '/refundpolicy',
  privacy: () => '/privacy',
  terms: () => '/terms',
  /** Redirects to the league's own site. */
  league: () => '/ysl',
  /** A registration on the league's site. */
  leagueEvent: (leagueOrigin: string, id: string | number) =>
    `${leagueOrigin}${t('language.base')}/event/${segment(id)}`,
  login: () => '/login',
  /** The secret follows after a #; the API builds the full address. */
  keepNumber: () => '/keep-number',
  confirmEmail: () => '/confirm-email',
  unsubscribe: () => '/unsubscribe',
  /** The moderators' decisions about the user. */
  decisions: () => '/myaccount/decisions',
  storedData: () => '/myaccount/data',
  /** The token follows after a #. */
  appealBan: () => '/appeal',
  /** Target of the link in the message to a guardian. */
  guardian: () => '/guardian',
  sitemap: (page?: number) => (page === undefined ? '/sitemap.xml' : `/sitemap/${page}`),
  /** The short link that is shared. */
  short: (id: string | number) => `/s/${segment(id)}`,
} as const;
