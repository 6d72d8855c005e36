import { expect, type Page, type Request } from '@playwright/test';

/** The stream of live events stays open for as long as a page of a user does. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/live';

/**
 * Watches what a page has under way. Playwright's own "networkidle" never comes for a user, whose page keeps a stream.
 * @returns a wait until every other call has its answer
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => void (isStream(request) || open.add(request)));
  // What the document before had under way is over without a word.
  page.on('domcontentloaded', () => open.clear());
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => expect.poll(() => open.size, { intervals: [200, 200, 300] }).toBe(0);
}
