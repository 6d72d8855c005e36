import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, root } from '@maidan/launcher/product';
import { startFaultyProxy, type Fault } from './faulty-proxy.ts';
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

/** An API that is down: port 9 is reserved for the discard service, so nothing listens there. */
export const NO_API = 'http://127.0.0.1:9';

/** Starts a separate feed site with another API. */
export const startFeedAgainst = (api: string): Promise<OwnSite> => startSiteAgainst('feed', api);

/** Starts a separate league site with another API. */
export const startLeagueAgainst = (api: string): Promise<OwnSite> => startSiteAgainst('league', api);

/** Starts a separate feed site whose operator has disabled the service worker. */
export const startFeedWithoutWorker = (api: string): Promise<OwnSite> =>
  startSiteAgainst('feed', api, { SERVICE_WORKER: 'off' });

let requests = 0;

/** A path that the site has not rendered yet, since documents are cached for a few seconds. No feed page reads `category`. */
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

/** A site whose API fails or is slow on request of a test, and otherwise responds normally. */
export interface FaultySite {
  origin: string;
  /** From now on, calls whose path contains this part get this fault. Later faults take precedence. */
  fail: (part: string | RegExp, fault: Fault) => void;
  /** @param part the part passed to `fail`; without it, everything works again */
  recover: (part?: string | RegExp) => void;
  /** Holds such calls until the returned function releases them. */
  hold: (part: string | RegExp) => () => void;
}

export async function startFaultySite(site: keyof typeof sites, api: string): Promise<FaultySite & { stop(): void }> {
  const faults = new Map<string | RegExp, Fault>();
  const isMeant = (path: string, part: string | RegExp) =>
    typeof part === 'string' ? path.includes(part) : part.test(path);
  const proxy = await startFaultyProxy(api, (path) => [...faults].findLast(([part]) => isMeant(path, part))?.[1]);
  const { origin, stop } = await startSiteAgainst(site, proxy.origin);
  return {
    origin,
    fail: (part, fault) => void faults.set(part, fault),
    recover: (part) => void (part === undefined ? faults.clear() : faults.delete(part)),
    hold(part) {
      let release = (): void => undefined;
      faults.set(part, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    stop() {
      stop();
      proxy.stop();
    },
  };
}
