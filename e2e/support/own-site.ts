import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@maidan/launcher/product';
import { freePort } from './free-port.ts';

export interface OwnSite {
  /** For a browser. */
  origin: string;
  stop: () => void;
}

const sites = {
  feed: { folder: 'apps/feed', host: 'maidan.localhost', name: 'FEED' },
  league: { folder: 'apps/ysl', host: 'ysl.maidan.localhost', name: 'LEAGUE' },
};

// Port 9 is kept for a service that throws everything away, and nothing listens there.
const NO_API = 'http://127.0.0.1:9';

/** A feed site of its own whose API does not answer: what a reader sees while the API is down. */
export const startFeedWithoutApi = (): Promise<OwnSite> => startSiteAgainst('feed', NO_API);

/** The same for the league. */
export const startLeagueWithoutApi = (): Promise<OwnSite> => startSiteAgainst('league', NO_API);

/** A feed site of its own before an API of the caller's. */
export const startFeedAgainst = (api: string): Promise<OwnSite> => startSiteAgainst('feed', api);

/** A league site of its own before an API of the caller's. */
export const startLeagueAgainst = (api: string): Promise<OwnSite> => startSiteAgainst('league', api);

async function startSiteAgainst(site: keyof typeof sites, api: string): Promise<OwnSite> {
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
    },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return { origin, stop: () => child.kill() };
    await wait(100);
  }
  child.kill();
  throw new Error('The site without an API did not start.');
}
