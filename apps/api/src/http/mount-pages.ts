import type { Context, Hono } from 'hono';
import type { HttpEnv } from './call.ts';
import { errors } from './errors/errors.ts';
import type { AddressLimit, RateLimit } from './limits/rate-limit.ts';

/** What is served outside the contract: a file, a calendar, a page. */
export interface Page {
  /** In Hono's notation. */
  readonly path: string;
  /** GET, with HEAD, unless given. */
  readonly method?: 'POST';
  /** The contract has the other methods of this address. */
  readonly sharesAddress?: boolean;
  /** Null where the page itself admits only the operator. */
  readonly limit: AddressLimit | null;
  readonly send: (c: Context<HttpEnv>) => Promise<Response>;
}

/** Serves pages by their method; others on their addresses are 405. */
export function mountPages(app: Hono<HttpEnv>, pages: readonly Page[], { limitAddress }: RateLimit): void {
  for (const { path, method, sharesAddress, limit, send } of pages) {
    const methods = method === undefined ? ['GET', 'HEAD'] : [method];
    app.all(path, async (c, next) => {
      if (sharesAddress && !methods.includes(c.req.method)) return next();
      c.set('route', path);
      if (limit !== null) limitAddress(limit, c);
      if (!methods.includes(c.req.method)) throw errors.methodNotAllowed(methods);
      return send(c);
    });
  }
}
