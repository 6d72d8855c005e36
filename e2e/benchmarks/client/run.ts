/**
 * `pnpm bench:client`: what pages cost a phone on a slow network, each beside its own document without scripts. Both are
 * loaded in turn, so that a slow minute of the machine falls on both: only the ratio counts. It prints figures and never
 * fails for them. Nothing else should run meanwhile.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../checks/chromium.ts';
import { startProductWith } from '../../support/start-product.ts';
import { median, show } from '../figures.ts';
import { loadTwice, type Load } from './load-page.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function measure(browser: Browser, name: string, url: string, plainUrl: string): Promise<void> {
  // Fills the caches of the servers.
  await loadTwice(browser, url);
  await loadTwice(browser, plainUrl);
  const [pages, plain, again]: Load[][] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { first, second } = await loadTwice(browser, url);
    pages?.push(first);
    again?.push(second);
    plain?.push((await loadTwice(browser, plainUrl)).first);
  }
  const middle = (loads: Load[] = [], of: keyof Load) => median(loads.map((load) => load[of]));
  const compare = (what: string, of: keyof Load, wish: string) => {
    const [own, least] = [middle(pages, of), middle(plain, of)];
    show(`${name}: ${what}`, `${own.toFixed(0)} ms, ${(own / least).toFixed(2)} times ${least.toFixed(0)} ms`, wish);
  };
  compare('first paint', 'firstPaint', '1.10 times');
  compare('largest paint', 'largestPaint', '1.10 times');
  show(`${name}: blocking time`, `${middle(pages, 'blocking').toFixed(0)} ms`, 'at most 60 ms');
  show(`${name}: layout shift`, middle(pages, 'shift').toFixed(4), '0');
  show(`${name}: requests before load`, `${middle(pages, 'requests')}`, 'at most 25');
  const scripts = `${middle(pages, 'scripts')} files, ${kilobytes(middle(pages, 'scriptBytes'))}`;
  show(`${name}: scripts before load`, scripts, '8 files, 135 kB');
  show(`${name}: bytes in all`, kilobytes(middle(pages, 'bytes')));
  show(`${name}: bytes of a second visit`, kilobytes(middle(again, 'bytes')), 'at most 3 kB');
}

const product = await startProductWith();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
const [feed, league] = [await serveWithoutScripts(product.feed), await serveWithoutScripts(product.league)];
try {
  const pages = [
    ['Home', product.feed, feed.origin, '/'],
    ['Tag', product.feed, feed.origin, '/tag/cricket'],
    ['Post', product.feed, feed.origin, '/post/night-in-adugodi'],
    ['League home', product.league, league.origin, '/'],
    ['Fixtures', product.league, league.origin, '/fixture'],
  ] as const;
  for (const [name, own, plain, path] of pages) await measure(browser, name, own + path, plain + path);
} finally {
  feed.close();
  league.close();
  await browser.close();
  await product.stop();
}
