import { test as base, expect, type Page } from '@playwright/test';

function address(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: the product was not started.`);
  return value;
}

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
  /** Fails the test at its end when the page logged an error or broke its content security policy. */
  quietConsole: void;
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
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(address('E2E_FEED'));
  },
  addresses: async ({}, use) => {
    await use({
      feed: address('E2E_FEED'),
      league: address('E2E_LEAGUE'),
      desk: address('E2E_DESK'),
      feedLoopback: address('E2E_FEED_LOOPBACK'),
      leagueLoopback: address('E2E_LEAGUE_LOOPBACK'),
      deskLoopback: address('E2E_DESK_LOOPBACK'),
      api: address('E2E_API'),
    });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
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

export { expect };
