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
  /** Sites of this worker whose API a test can break; it works again when the test ends. */
  faultyFeed: FaultySite;
  faultyLeague: FaultySite;
  /** Fails the test at its end if the page logged an error or violated its content security policy. */
  quietConsole: void;
}

interface WorkerFixtures {
  /** The product of this worker, with the base pack. */
  product: StartedProduct;
  /** A product in spec-only mode with the base pack, shared by all tests of a worker. */
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

/** Makes every page load of this page wait for hydration, since an earlier tap would be lost. Other pages do not wait. */
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

/** The `test` for all files: the feed site is the base URL, and the console must stay quiet. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await startProductWith();
      // Operator commands and seeds run in this process.
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
    // All workers may start theirs at the same time, while other workers load pages.
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
        // The browser logs a missing picture of the content as an error.
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
 * The tags of a table's case: the first case runs in `pnpm test`, the others only in `pnpm test:all`.
 * @param index index of the case
 * @param tags tags of every case
 */
export const alsoInAll = (index: number, ...tags: string[]): { tag: string[] } => ({
  tag: index === 0 ? tags : [...tags, '@all'],
});

export { expect };
