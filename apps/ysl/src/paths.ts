import { t } from '@maidan/i18n/text';
const segment = (value: string | number | undefined) =>
  value === undefined ? '' : `/${encodeURIComponent(String(value))}`;

/** Fragment of the user's own team on its registration page. */
export const OWN_TEAM = '#your-team';

/**
 * The only place that builds paths of this site. The id is optional everywhere; without it, a path means the latest
 * league.
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
  /** The registration page; without an id, the latest league's newest registration. */
  event: (id?: string | number) => `/event${segment(id)}`,
  /** The same, scrolled to the user's own team. */
  ownTeam: (id: string | number) => `/event${segment(id)}${OWN_TEAM}`,
  form: (id: string | number) => `/form${segment(id)}`,
  /** The clubhouse screen. */
  wall: (id: string | number) => `/wall${segment(id)}`,
  /** Pages to be framed by other sites. */
  embeddedTable: (id: string | number) => `/embed/table${segment(id)}`,
  embeddedNext: (league: string | number, team: string | number) => `/embed/next${segment(league)}${segment(team)}`,
  embeddedMatch: (id: string | number) => `/embed/live${segment(id)}`,
  /** The window that sends a form filled in on another site. */
  sendEmbedded: (id: string | number) => `/embed/form${segment(id)}/send`,
  notFound: () => '/404',
  /** A conversation on the main site; the list of conversations if the id is unknown. */
  chat: (feedOrigin: string, cid: string | number | null) =>
    cid === null
      ? `${feedOrigin}${t('language.base')}/messages`
      : `${feedOrigin}${t('language.base')}/message/single${segment(cid)}`,
  login: () => '/login',
  saved: () => '/saved',
  /** Actions waiting for a network. */
  waiting: () => '/waiting',
  /** The scorer's page; the link is in the fragment. */
  score: () => '/score',
  sitemap: () => '/sitemap.xml',
} as const;
