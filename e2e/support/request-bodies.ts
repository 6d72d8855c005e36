import type { Page } from '@playwright/test';

/**
 * The bodies of the POST requests to this path that the page sends from now on. Attempts without a network are not
 * counted, although they may be reported only after the network is back.
 */
export function requestBodies(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  const tried = new Map<unknown, unknown>();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== path) return;
    const body: unknown = request.postDataJSON();
    tried.set(request, body);
    bodies.push(body);
  });
  page.on('requestfailed', (request) => {
    const index = bodies.indexOf(tried.get(request));
    if (index !== -1 && request.failure()?.errorText === 'net::ERR_INTERNET_DISCONNECTED') bodies.splice(index, 1);
  });
  return bodies;
}
