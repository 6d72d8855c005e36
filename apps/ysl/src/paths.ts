import { t } from '@maidan/i18n/text';
const segment = (value: string | number | undefined) =>
  value === undefined ? '' : `/${encodeURIComponent(String(value))}`;

/** The place of the user's own team on the page of its registration. */
export const OWN_TEAM = '#your-team';

/**
 * The only place of the site that builds an address of its own. The id is optional everywhere: without it the latest
 * league is meant.
 */
export const paths = {
  home: () => '/',
  league: (id?: string | number) => `/league${segment(id)}`,
  team: (league: string | number, slug: string | number) => `/league${segment(league)}/team${segment(slug)}`,
  fixtures: (id?: string | number) => `/fixture${segment(id)}`,
  match: (league: string | number, id: string | number) => `/fixture${segment(league)}${segment(id)}`,
  table: (id?: string | number) => `/table${segment(id)}`,
  knockouts: (id: string | number) => `/table${segment(id)}/knockouts`,
  socialMedia: (id?: string | number) => `/socialmedia${segment(id)}`,
  about: (id?: string | number) => `/about${segment(id)}`,
  /** The registration invite page; without an id the latest league's newest one. */
  event: (id?: string | number) => `/event${segment(id)}`,
  /** The same, at the team that the user is in. */
  ownTeam: (id: string | number) => `/event${segment(id)}${OWN_TEAM}`,
  form: (id: string | number) => `/form${segment(id)}`,
  /** The screen of a clubhouse. */
  wall: (id: string | number) => `/wall${segment(id)}`,
  /** For frames of other sites. */
  embeddedTable: (id: string | number) => `/embed/table${segment(id)}`,
  embeddedNext: (league: string | number, team: string | number) => `/embed/next${segment(league)}${segment(team)}`,
  embeddedMatch: (id: string | number) => `/embed/live${segment(id)}`,
  /** The window in which a form that was filled in on another site is sent. */
  sendEmbedded: (id: string | number) => `/embed/form${segment(id)}/send`,
  notFound: () => '/404',
  /** A conversation on the main site; the list of them when it is not known which. */
  chat: (feedOrigin: string, cid: string | number | null) =>
    cid === null
      ? `${feedOrigin}${t('language.base')}/messages`
      : `${feedOrigin}${t('language.base')}/message/single${segment(cid)}`,
  login: () => '/login',
  saved: () => '/saved',
  /** What was done without a network. */
  waiting: () => '/waiting',
  /** The scorer's page; the link is in the fragment. */
  score: () => '/score',
  sitemap: () => '/sitemap.xml',
} as const;
