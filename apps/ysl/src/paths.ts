const segment = (value: string | number | undefined) =>
  value === undefined ? '' : `/${encodeURIComponent(String(value))}`;

/**
 * The only place of the site that builds an address of its own. The id is optional everywhere: without it the latest
 * league is meant.
 */
export const paths = {
  home: () => '/',
  league: (id?: string | number) => `/league${segment(id)}`,
  fixtures: (id?: string | number) => `/fixture${segment(id)}`,
  match: (league: string | number, id: string | number) => `/fixture${segment(league)}${segment(id)}`,
  table: (id?: string | number) => `/table${segment(id)}`,
  socialMedia: (id?: string | number) => `/socialmedia${segment(id)}`,
  about: (id?: string | number) => `/about${segment(id)}`,
  /** The registration invite page; without an id the latest league's newest one. */
  event: (id?: string | number) => `/event${segment(id)}`,
  form: (id: string | number) => `/form${segment(id)}`,
  notFound: () => '/404',
  /** A conversation on the main site; the list of them when it is not known which. */
  chat: (feedOrigin: string, cid: string | number | null) =>
    cid === null ? `${feedOrigin}/messages` : `${feedOrigin}/message/single${segment(cid)}`,
  login: () => '/login',
  /** The scorer's page; the link is in the fragment. */
  score: () => '/score',
  sitemap: () => '/sitemap.xml',
} as const;
