import type { Ports } from './product.ts';

export interface StartEnv {
  env: NodeJS.ProcessEnv;
  ports: Ports;
  feedOrigin: string;
  leagueOrigin: string;
}

const port = (value: string | undefined, fallback: number) => (value ? Number(value) : fallback);

/**
 * The environment of a product run on one's own machine: React in its production build, yet with the local outbox for
 * log-in codes, unless the operator says NODE_ENV=production and so takes the strict rules. Wrong values are left to
 * the processes, which refuse them with words.
 */
export function readStartEnv(given: NodeJS.ProcessEnv): StartEnv {
  const ports = {
    api: port(given.API_PORT, 4000),
    feed: port(given.FEED_PORT, 3000),
    league: port(given.LEAGUE_PORT, 3001),
  };
  const feedOrigin = given.FEED_ORIGIN || `http://maidan.localhost:${ports.feed}`;
  const leagueOrigin = given.LEAGUE_ORIGIN || `http://ysl.maidan.localhost:${ports.league}`;
  const env: NodeJS.ProcessEnv = {
    LOG_LEVEL: 'warn',
    // The two sites stand before the API and say who asks.
    TRUSTED_PROXIES: '1',
    ...given,
    FEED_ORIGIN: feedOrigin,
    LEAGUE_ORIGIN: leagueOrigin,
  };
  if (given.NODE_ENV !== 'production') {
    Object.assign(env, { NODE_ENV: 'production', ALLOW_DEV_OUTBOX: '1', SMS_PROVIDER: given.SMS_PROVIDER || 'outbox' });
    env.DEMO_CONTENT = given.DEMO_CONTENT || '1';
  }
  return { env, ports, feedOrigin, leagueOrigin };
}
