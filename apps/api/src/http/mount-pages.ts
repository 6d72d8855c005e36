import type { Context, Hono } from 'hono';
import type { HttpEnv } from './call.ts';
import { errors } from './errors/errors.ts';
import type { AddressLimit, RateLimit } from './limits/rate-limit.ts';

/** What is served outside the contract: a file, a calendar, a page. */
export interface Page {
  /** In Hono's notation. */
  readonly path: string;
  /** Null where the page itself admits only the operator. */
  readonly limit: AddressLimit | null;
  readonly send: (c: Context<HttpEnv>) => Promise<Response>;
}

/** Serves pages by GET and HEAD; other methods on their addresses are 405. */
export function mountPages(app: Hono<HttpEnv>, pages: readonly Page[], { limitAddress }: RateLimit): void {
  for (const { path, limit, send } of pages) {
    app.all(path, async (c) => {
      c.set('route', path);
      if (limit !== null) limitAddress(limit, c);
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw errors.methodNotAllowed(['GET', 'HEAD']);
      return send(c);
    });
  }
}
