/**
 * `pnpm bench:client` measures what pages cost a phone on a slow network, each next to its own document without scripts.
 * Both are loaded alternately, so that a slow minute of the machine affects both; only the ratio counts. It prints figures
 * and never fails because of them. Nothing else should run meanwhile. HTTP2=1 loads through a proxy that speaks HTTP/2.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../checks/chromium.ts';
import { startProductWith } from '../../support/start-product.ts';
import { median, show } from '../figures.ts';
import { serveOverHttp2 } from './http2-proxy.ts';
import { loadTwice, type Load } from './load-page.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function measure(browser: Browser, name: string, url: string, plainUrl: string): Promise<void> {
  // Warms up the caches of the servers.
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
const closing: (() => void)[] = [];

async function serve(site: string): Promise<readonly [own: string, plain: string]> {
  const plain = await serveWithoutScripts(site);
  closing.push(plain.close);
  if (process.env['HTTP2'] !== '1') return [site, plain.origin];
  const [own, plainProxy] = [await serveOverHttp2(site), await serveOverHttp2(plain.origin)];
  closing.push(own.close, plainProxy.close);
  return [own.origin, plainProxy.origin];
}

try {
  const [feed, league] = [await serve(product.feed), await serve(product.league)];
  const pages = [
    ['Home', ...feed, '/'],
    ['Tag', ...feed, '/tag/cricket'],
    ['Post', ...feed, '/post/night-in-adugodi'],
    ['League home', ...league, '/'],
    ['Fixtures', ...league, '/fixture'],
  ] as const;
  for (const [name, own, plain, path] of pages) await measure(browser, name, own + path, plain + path);
} finally {
  for (const close of closing) close();
  await browser.close();
  await product.stop();
}
