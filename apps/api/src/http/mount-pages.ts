import type { ApiPage } from '@maidan/contract/operations/pages';
import type { Context, Hono } from 'hono';
import type { HttpEnv } from './call.ts';
import type { AddressLimit, RateLimit } from './limits/rate-limit.ts';
import { pathOf } from './mount-routes.ts';

type Send = (c: Context<HttpEnv>) => Promise<Response>;

/** Served content other than calls: a file, a calendar, a page. */
export interface Page {
  /** In Hono's notation. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Null if the page itself admits only the operator. */
  readonly limit: AddressLimit | null;
  readonly send: Send;
}

/** Binds a page of the contract to the code that sends it. */
export const pageRoute = (page: ApiPage, send: Send): Page => ({
  path: pathOf(page),
  method: page.method,
  limit: page.limit,
  send,
});

export function mountPages(app: Hono<HttpEnv>, pages: readonly Page[], { limitAddress }: RateLimit): void {
  for (const { path, method, limit, send } of pages) {
    app.on(method, path, async (c) => {
      c.set('route', path);
      if (limit !== null) limitAddress(limit, c);
      return send(c);
    });
  }
}
