import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, root } from '@maidan/launcher/product';
import { freePort } from './free-port.ts';

export interface OwnSite {
  /** Its URL for a browser. */
  origin: string;
  /** The same for requests from scripts. */
  loopback: string;
  stop: () => void;
}

const sites = {
  feed: { folder: 'apps/feed', host: 'maidan.localhost', name: 'FEED' },
  league: { folder: 'apps/ysl', host: 'ysl.maidan.localhost', name: 'LEAGUE' },
};

// Nothing listens on port 9, which is reserved for the discard service.
const NO_API = 'http://127.0.0.1:9';

/** A separate feed site whose API is down. */
export const startFeedWithoutApi = (): Promise<OwnSite> => startSiteAgainst('feed', NO_API);

/** A separate league site whose API is down. */
export const startLeagueWithoutApi = (): Promise<OwnSite> => startSiteAgainst('league', NO_API);

/** A separate feed site with another API. */
export const startFeedAgainst = (api: string): Promise<OwnSite> => startSiteAgainst('feed', api);

/** A separate league site with another API. */
export const startLeagueAgainst = (api: string): Promise<OwnSite> => startSiteAgainst('league', api);

/** A separate feed site whose operator has switched the worker off. */
export const startFeedWithoutWorker = (api: string): Promise<OwnSite> =>
  startSiteAgainst('feed', api, { SERVICE_WORKER: 'off' });

let requests = 0;

/** A path that the site has not rendered before: documents are cached for a few seconds. No page of the feed reads `category`. */
export const freshPath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}category=${(requests += 1)}`;

async function startSiteAgainst(site: keyof typeof sites, api: string, more: NodeJS.ProcessEnv = {}): Promise<OwnSite> {
  const { folder, host, name } = sites[site];
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: join(root, folder),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      [`${name}_PORT`]: `${port}`,
      [`${name}_ORIGIN`]: origin,
      API_ORIGIN: api,
      LOG_LEVEL: 'silent',
      ...more,
    },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(port)) return { origin, loopback: `http://127.0.0.1:${port}`, stop: () => child.kill() };
    await wait(100);
  }
  child.kill();
  throw new Error('The site did not start.');
}
