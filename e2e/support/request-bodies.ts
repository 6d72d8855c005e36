import type { Page } from '@playwright/test';

/** The bodies of the POST requests to this path that the page sends from now on. */
export function requestBodies(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}
