import type { Context, Next } from 'hono';
import type { HttpEnv } from '../call.ts';

/** Adds the headers of every reply, including errors. A handler may set its own value. */
export function addHeaders(headers: Readonly<Record<string, string>>) {
  return async (c: Context<HttpEnv>, next: Next): Promise<void> => {
    await next();
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
