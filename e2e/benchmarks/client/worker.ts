/**
 * `pnpm --filter @maidan/e2e bench:worker` measures a first visit with and without the service worker, alternately, on
 * the phone of `bench:client`. It prints figures and never fails because of them.
 */
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../checks/chromium.ts';
import { startFeedAgainst, startFeedWithoutWorker } from '../../support/own-site.ts';
import { startProductWith } from '../../support/start-product.ts';
import { median, show } from '../figures.ts';
import { loadTwice, type Load } from './load-page.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);

const product = await startProductWith();
const api = `http://127.0.0.1:${product.ports.api}`;
const [on, off] = [await startFeedAgainst(api), await startFeedWithoutWorker(api)];
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
try {
  const loads: Record<'on' | 'off', Load[]> = { on: [], off: [] };
  // Warms up the caches of the servers.
  for (const origin of [on.origin, off.origin]) await loadTwice(browser, origin);
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.on.push((await loadTwice(browser, on.origin, 'allow')).first);
    loads.off.push((await loadTwice(browser, off.origin, 'allow')).first);
  }
  const middle = (which: 'on' | 'off', of: keyof Load) => median(loads[which].map((load) => load[of]));
  for (const figure of ['firstPaint', 'largestPaint', 'blocking', 'requests', 'scriptBytes'] as const) {
    const [own, without] = [middle('on', figure), middle('off', figure)];
    show(
      figure,
      `${own.toFixed(0)} with the worker, ${without.toFixed(0)} without: ${(own / without).toFixed(3)} times`,
      '1.010',
    );
  }
} finally {
  await browser.close();
  on.stop();
  off.stop();
  await product.stop();
}
