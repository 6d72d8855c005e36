import { league } from '@maidan/brand/brand';

const segment = (value: string | number) => encodeURIComponent(String(value));

/** The only place of the site that builds an address of its own (specification, section 2, route table). */
export const paths = {
  home: () => '/',
  /** A later page of a feed, for a reader without script. */
  page: (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path),
  search: () => '/search',
  searchFor: (words: string) => `/search?q=${encodeURIComponent(words)}`,
  tag: (slug: string | number) => `/tag/${segment(slug)}`,
  trending: () => paths.tag('trending'),
  leagueTag: () => paths.tag(league.tagSlug),
  category: (slug: string | number) => `/category/${segment(slug)}`,
  post: (slug: string | number) => `/post/${segment(slug)}`,
  videoFeed: (type: 'tag' | 'category', id: string | number) => `/videofeed/${type}/${segment(id)}`,
  messages: () => '/messages',
  notifications: () => '/notifications',
  myAccount: () => '/myaccount',
  settings: () => '/settings',
  about: () => '/about',
  contact: () => '/contact',
  refundPolicy: () => '/payment-refund-policy',
  privacy: () => '/privacy',
  terms: () => '/terms',
  login: () => '/login',
  /** The short link that is shared (specification, section 7: "a short URL built from the feed id"). */
  short: (id: string | number) => `/s/${segment(id)}`,
} as const;
