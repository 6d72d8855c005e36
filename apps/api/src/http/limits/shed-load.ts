import type { Context, Next } from 'hono';
import type { HttpEnv } from '../call.ts';
import { errors } from '../errors/errors.ts';

/** Requests without a reply yet. Beyond this they only wait for each other, and their bodies fill the memory. */
const MAX_RUNNING = 500;

/**
 * Refuses requests beyond the capacity of the process, so that the others get a reply in time. An event stream counts
 * until it has begun. Health checks pass: a busy process is not a broken one.
 * @throws ApiError 503 with Retry-After
 */
export function shedLoad(most = MAX_RUNNING) {
  let running = 0;
  return async (c: Context<HttpEnv>, next: Next): Promise<void> => {
    if (running >= most && c.req.path.startsWith('/api/')) throw errors.unavailable(1);
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
  };
}
