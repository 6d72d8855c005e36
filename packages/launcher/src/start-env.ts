import { isOwnMachine } from '@maidan/http-edge/caller';
import { readPorts, type Ports } from './product.ts';

export interface StartEnv {
  env: NodeJS.ProcessEnv;
  ports: Ports;
  feedOrigin: string;
  leagueOrigin: string;
  deskOrigin: string;
}

/**
 * The environment of the product on a developer's machine: production builds, but with the local outbox for login
 * codes and the demo pack. NODE_ENV=production turns both off, and so does an address reachable from outside. The
 * parts themselves reject invalid values.
 */
export function readStartEnv(input: NodeJS.ProcessEnv): StartEnv {
  const ports = readPorts(input);
  const feedOrigin = input.FEED_ORIGIN || `http://maidan.localhost:${ports.feed}`;
  const leagueOrigin = input.LEAGUE_ORIGIN || `http://ysl.maidan.localhost:${ports.league}`;
  const deskOrigin = input.DESK_ORIGIN || `http://desk.maidan.localhost:${ports.desk}`;
  const env: NodeJS.ProcessEnv = {
    LOG_LEVEL: 'warn',
    // The sites forward requests to the API with the caller's address.
    TRUSTED_PROXIES: '1',
    ...input,
    FEED_ORIGIN: feedOrigin,
    LEAGUE_ORIGIN: leagueOrigin,
    DESK_ORIGIN: deskOrigin,
  };
  const isOwn = isOwnMachine(input.HOST || '127.0.0.1', [feedOrigin, leagueOrigin, deskOrigin]);
  if (input.NODE_ENV !== 'production' && isOwn) {
    Object.assign(env, { NODE_ENV: 'production', ALLOW_DEV_OUTBOX: '1', SMS_PROVIDER: input.SMS_PROVIDER || 'outbox' });
    env.DEMO_CONTENT = input.DEMO_CONTENT || '1';
  }
  return { env, ports, feedOrigin, leagueOrigin, deskOrigin };
}
