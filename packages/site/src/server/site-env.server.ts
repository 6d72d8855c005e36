import { embedOrigins } from '@maidan/brand/embed-origins';

/** What a site is told from outside. Every variable is explained in `.env.example`; none is needed. */
export interface SiteEnv {
  production: boolean;
  host: string;
  port: number;
  /** The address people type: links, previews and the origin check are built from it. */
  origin: string;
  feedOrigin: string;
  leagueOrigin: string;
  /** Where this process reaches the API; `/api` of the site is passed through to it. */
  apiOrigin: string;
  /** Base URLs for the browser, by service. Relative ones stay on the site's own origin. */
  bases: Record<'main' | 'league' | 'forms' | 'dashboard' | 'geocoding', string>;
  /** Origins that a page may frame besides its own. */
  frameOrigins: string[];
  logLevel: string;
  /** Show `/dev/outbox` (log-in codes of a product run on one's own machine). */
  devOutbox: boolean;
}

export class EnvError extends Error {}

function port(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new EnvError(`${name} must be a port from 1 to 65535, not '${value}'.`);
  }
  return number;
}

function origin(name: string, value: string | undefined, fallback: string): string {
  const text = value || fallback;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, '')) {
    throw new EnvError(`${name} must be an origin such as https://maidan.example, not '${text}'.`);
  }
  return url.origin;
}

/** A list separated by commas. */
const origins = (name: string, value = ''): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => origin(name, entry, ''));

/** Reads the environment of one of the two sites. Throws `EnvError` with words for the operator. */
export function readSiteEnv(site: 'feed' | 'league', env: NodeJS.ProcessEnv): SiteEnv {
  const feedPort = port('FEED_PORT', env.FEED_PORT, 3000);
  const leaguePort = port('LEAGUE_PORT', env.LEAGUE_PORT, 3001);
  const apiPort = port('API_PORT', env.API_PORT, 4000);
  const feedOrigin = origin('FEED_ORIGIN', env.FEED_ORIGIN, `http://maidan.localhost:${feedPort}`);
  const leagueOrigin = origin('LEAGUE_ORIGIN', env.LEAGUE_ORIGIN, `http://ysl.maidan.localhost:${leaguePort}`);
  const production = env.NODE_ENV === 'production';
  const main = (env.API_BASE || '/api').replace(/\/$/, '');
  return {
    production,
    host: env.HOST || '127.0.0.1',
    port: site === 'feed' ? feedPort : leaguePort,
    origin: site === 'feed' ? feedOrigin : leagueOrigin,
    feedOrigin,
    leagueOrigin,
    apiOrigin: origin('API_ORIGIN', env.API_ORIGIN, `http://127.0.0.1:${apiPort}`),
    bases: {
      main,
      league: env.LEAGUE_API_BASE || `${main}/ysl`,
      forms: env.FORMS_API_BASE || `${main}/forms`,
      dashboard: env.DASHBOARD_API_BASE || `${main}/dashboard`,
      geocoding: env.GEOCODING_BASE || `${main}/geocode/reverse`,
    },
    frameOrigins: [...embedOrigins, ...origins('FRAME_ORIGINS', env.FRAME_ORIGINS)],
    logLevel: env.LOG_LEVEL || 'info',
    devOutbox: !production || env.ALLOW_DEV_OUTBOX === '1',
  };
}
