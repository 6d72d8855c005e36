import { expect, type Page, type Request } from '@playwright/test';

/** The stream of live events stays open as long as a user's page. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/live';

/**
 * Tracks the requests of a page. Playwright's "networkidle" never comes for a user, whose page keeps a stream open.
 * @returns a function that waits until every other request has ended
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => void (isStream(request) || open.add(request)));
  // The requests of the document before end without an event.
  page.on('domcontentloaded', () => open.clear());
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => expect.poll(() => open.size, { intervals: [200, 200, 300] }).toBe(0);
}
