import { test as base, expect, type Page } from '@playwright/test';
import {
  NO_API,
  startFaultySite,
  startFeedAgainst,
  startLeagueAgainst,
  type FaultySite,
  type OwnSite,
} from './own-site.ts';
import { watchRequests } from './settled.ts';
import { STARTING_MS, startProductWith, type StartedProduct } from './start-product.ts';

export interface Addresses {
  feed: string;
  league: string;
  desk: string;
  /** The same servers for requests from scripts. */
  feedLoopback: string;
  leagueLoopback: string;
  deskLoopback: string;
  api: string;
}

interface Fixtures {
  addresses: Addresses;
  /** Sites of this worker whose API can be broken; it works again when the test ends. */
  faultyFeed: FaultySite;
  faultyLeague: FaultySite;
  /** Fails the test at its end when the page logged an error or broke its content security policy. */
  quietConsole: void;
}

interface WorkerFixtures {
  /** The product of this worker, with the base pack. */
  product: StartedProduct;
  /** A product in spec-only mode with the base pack: every test of a worker that wants one has the same. */
  plainProduct: StartedProduct;
  feedWithFaults: Awaited<ReturnType<typeof startFaultySite>>;
  leagueWithFaults: Awaited<ReturnType<typeof startFaultySite>>;
  /** Sites of this worker that have never reached an API. */
  feedWithoutApi: OwnSite;
  leagueWithoutApi: OwnSite;
}

const faultySiteOf =
  (site: 'feed' | 'league') =>
  async (
    { product }: Pick<WorkerFixtures, 'product'>,
    use: (site: WorkerFixtures['feedWithFaults']) => Promise<void>,
  ) => {
    const faulty = await startFaultySite(site, `http://127.0.0.1:${product.ports.api}`);
    await use(faulty);
    faulty.stop();
  };

const withoutApi =
  (start: (api: string) => Promise<OwnSite>) =>
  async ({}, use: (site: OwnSite) => Promise<void>) => {
    const site = await start(NO_API);
    await use(site);
    site.stop();
  };

async function untilTestEnds(site: FaultySite, use: (site: FaultySite) => Promise<void>): Promise<void> {
  await use(site);
  site.recover();
}

/** Makes every page load wait until the page responds to input: a tap before that is lost. Other pages do not wait. */
function waitForHydration(page: Page): void {
  const settled = () =>
    page.waitForFunction(
      () => document.querySelector('#site-config') === null || 'hydrated' in document.documentElement.dataset,
    );
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await settled();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await settled();
    return answer;
  };
}

/** The test of every file: the feed site is the base URL, and the console must stay quiet. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await startProductWith();
      // Operator commands and seeds run beside the tests, in this process.
      process.env['E2E_DATA_DIR'] = product.dataDir;
      await use(product);
      await product.stop();
    },
    { scope: 'worker', auto: true, timeout: 3 * STARTING_MS },
  ],
  plainProduct: [
    async ({}, use) => {
      const product = await startProductWith({ API_PLAIN: '1' });
      await use(product);
      await product.stop();
    },
    // Every worker may start its own at the same time, while the others' pages load.
    { scope: 'worker', timeout: 3 * STARTING_MS },
  ],
  feedWithFaults: [faultySiteOf('feed'), { scope: 'worker' }],
  leagueWithFaults: [faultySiteOf('league'), { scope: 'worker' }],
  feedWithoutApi: [withoutApi(startFeedAgainst), { scope: 'worker' }],
  leagueWithoutApi: [withoutApi(startLeagueAgainst), { scope: 'worker' }],
  faultyFeed: ({ feedWithFaults }, use) => untilTestEnds(feedWithFaults, use),
  faultyLeague: ({ leagueWithFaults }, use) => untilTestEnds(leagueWithFaults, use),
  baseURL: async ({ product }, use) => {
    await use(product.feed);
  },
  addresses: async ({ product: { feed, league, desk, ports } }, use) => {
    // Node may not resolve names under .localhost; browsers always do.
    const loopback = (port: number) => `http://127.0.0.1:${port}`;
    await use({
      feed,
      league,
      desk,
      feedLoopback: loopback(ports.feed),
      leagueLoopback: loopback(ports.league),
      deskLoopback: loopback(ports.desk),
      api: loopback(ports.api),
    });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    watchRequests(page);
    if (javaScriptEnabled !== false) waitForHydration(page);
    await use(page);
  },
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // The browser reports a picture of the content that does not exist as an error.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The tags of a case of a table: the first case runs in `pnpm test`, the others in `pnpm test:all` alone.
 * @param index of the case
 * @param tags that every case has
 */
export const alsoInAll = (index: number, ...tags: string[]): { tag: string[] } => ({
  tag: index === 0 ? tags : [...tags, '@all'],
});

export { expect };
