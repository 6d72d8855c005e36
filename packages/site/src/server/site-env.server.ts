import { embedOrigins } from '@maidan/brand/embed-origins';
import { isOwnMachine } from '@maidan/http-edge/caller';
import type { TraceSettings } from '@maidan/http-edge/traces/trace-settings';

/** The servers that render pages: the two public sites and the organisation's desk. */
export type SiteName = 'feed' | 'league' | 'desk';

/** The settings of a site. `.env.example` explains every variable; none is required. */
export interface SiteEnv {
  site: SiteName;
  production: boolean;
  host: string;
  port: number;
  /** The address people type: links, previews and the origin check are built from it. */
  origin: string;
  feedOrigin: string;
  leagueOrigin: string;
  deskOrigin: string;
  /** Where this process reaches the API; `/api` of the site is forwarded to it. */
  apiOrigin: string;
  /** Base URLs for the browser, by service. Relative ones stay on the site's own origin. */
  bases: Record<'main' | 'league' | 'forms' | 'dashboard' | 'geocoding', string>;
  /** Origins that a page may frame besides its own. */
  frameOrigins: string[];
  /** The origin of pictures and clips, if it is another one. */
  mediaOrigin: string | null;
  /** The additional sources of an existing server's files, as written in the content security policy. */
  mediaHosts: string[];
  logLevel: string;
  /** Forward `/dev/outbox`, which shows login codes on a developer's own machine. */
  devOutbox: boolean;
  /** The number of our proxies in front of this process. */
  trustedProxies: number;
  /** Bind all subdomains to https too. */
  hstsPreload: boolean;
  /** Whether pages install a service worker; if not, those that did remove it. The desk has none. */
  hasWorker: boolean;
  /** Lets another machine read the state of this process. */
  metricsToken: string | null;
  /** Where this process sends its traces, if anywhere. */
  traces: TraceSettings | null;
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

function count(name: string, value = ''): number {
  if (!/^\d*$/.test(value)) throw new EnvError(`${name} must be a number, not '${value}'.`);
  return Number(value);
}

/** Accepts the same spellings as the API. */
function flag(name: string, value = ''): boolean {
  const text = value.toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['', '0', 'false', 'no', 'off'].includes(text)) return false;
  throw new EnvError(`${name} must be 1 or 0, not '${value}'.`);
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

/** `https:` for any host. */
const mediaHosts = (value: string | undefined): string[] =>
  value?.trim() === 'https:' ? ['https:'] : origins('MEDIA_HOSTS', value);

/** OpenTelemetry's own variables, as the API reads them. */
function traces(env: NodeJS.ProcessEnv): TraceSettings | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';
  if (endpoint === '') return null;
  const url = URL.parse(endpoint);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new EnvError(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318, not '${endpoint}'.`,
    );
  }
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(share >= 0 && share <= 1)) throw new EnvError(`OTEL_TRACES_SAMPLER_ARG must be from 0 to 1, not '${share}'.`);
  return { endpoint, share, headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? '' };
}

/** Reads the environment of a site. Throws `EnvError` with a message for the operator. */
export function readSiteEnv(site: SiteName, env: NodeJS.ProcessEnv): SiteEnv {
  const ports = {
    feed: port('FEED_PORT', env.FEED_PORT, 3000),
    league: port('LEAGUE_PORT', env.LEAGUE_PORT, 3001),
    desk: port('DESK_PORT', env.DESK_PORT, 3002),
  };
  const apiPort = port('API_PORT', env.API_PORT, 4000);
  const feedOrigin = origin('FEED_ORIGIN', env.FEED_ORIGIN, `http://maidan.localhost:${ports.feed}`);
  const leagueOrigin = origin('LEAGUE_ORIGIN', env.LEAGUE_ORIGIN, `http://ysl.maidan.localhost:${ports.league}`);
  const deskOrigin = origin('DESK_ORIGIN', env.DESK_ORIGIN, `http://desk.maidan.localhost:${ports.desk}`);
  const host = env.HOST || '127.0.0.1';
  const main = (env.API_BASE || '/api').replace(/\/$/, '');
  return {
    site,
    production: env.NODE_ENV !== 'development',
    host,
    port: ports[site],
    origin: { feed: feedOrigin, league: leagueOrigin, desk: deskOrigin }[site],
    feedOrigin,
    leagueOrigin,
    deskOrigin,
    apiOrigin: origin('API_ORIGIN', env.API_ORIGIN, `http://127.0.0.1:${apiPort}`),
    bases: {
      main,
      league: env.LEAGUE_API_BASE || `${main}/ysl`,
      forms: env.FORMS_API_BASE || `${main}/forms`,
      dashboard: env.DASHBOARD_API_BASE || `${main}/dashboard`,
      geocoding: env.GEOCODING_BASE || `${main}/geocode/reverse`,
    },
    frameOrigins: [...embedOrigins, ...origins('FRAME_ORIGINS', env.FRAME_ORIGINS)],
    mediaOrigin: /^https?:/.test(env.MEDIA_BASE ?? '') ? (URL.parse(env.MEDIA_BASE ?? '')?.origin ?? null) : null,
    mediaHosts: site === 'desk' ? [] : mediaHosts(env.MEDIA_HOSTS),
    // The variable counts the proxies in front of the API, and a site is the last of them.
    trustedProxies: Math.max(0, count('TRUSTED_PROXIES', env.TRUSTED_PROXIES) - 1),
    hstsPreload: flag('HSTS_PRELOAD', env.HSTS_PRELOAD),
    hasWorker: site !== 'desk' && flag('SERVICE_WORKER', env.SERVICE_WORKER || 'on'),
    metricsToken: env.METRICS_TOKEN || null,
    traces: traces(env),
    logLevel: env.LOG_LEVEL || 'info',
    // It reveals the code of every login.
    devOutbox:
      flag('ALLOW_DEV_OUTBOX', env.ALLOW_DEV_OUTBOX) && isOwnMachine(host, [feedOrigin, leagueOrigin, deskOrigin]),
  };
}
