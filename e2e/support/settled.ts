import { expect, type Page, type Request } from '@playwright/test';

/** A stream of live events, which stays open as long as the page of a user or member of staff. */
const isStream = (request: Request) => /^\/api(?:\/desk)?\/live$/.test(new URL(request.url()).pathname);

const openRequests = new WeakMap<Page, Set<Request>>();

/** Tracks the pending requests of a page. Call it before the first document. */
export function watchRequests(page: Page): Set<Request> {
  const known = openRequests.get(page);
  if (known) return known;
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => void (isStream(request) || open.add(request)));
  // Requests of the previous document end without an event.
  page.on('domcontentloaded', () => open.clear());
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return open;
}

/** Resolves after one turn of the page's event loop. */
const takeTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });

/**
 * Waits until every request of a page has ended and its script has had several turns since. Playwright's "networkidle"
 * waits for half a quiet second, which may just be a slow machine, and never fires for a user, whose stream stays open.
 */
export async function settled(page: Page): Promise<void> {
  const open = watchRequests(page);
  let turns = 0;
  const turnsInARow = async () => {
    await page.evaluate(takeTurn);
    turns = open.size === 0 ? turns + 1 : 0;
    return turns;
  };
  await expect.poll(turnsInARow, { intervals: [100] }).toBeGreaterThan(3);
}

/** Waits for the script that every page of the two sites loads last, and for its requests. */
export async function loadedWhole(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/late-')),
  );
  await settled(page);
}
