import { isLocalOrigin, isLoopback } from '@maidan/http-edge/caller';
import type { Context } from 'hono';
import { toInstant } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';
import type { HttpEnv } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { Page } from '../../http/mount-pages.ts';
import { listOutbox } from './outbox.store.ts';
import { outboxPage, outboxPolicy } from './outbox-page.ts';

/** The unsent messages, as a page and as JSON; only for development, and only for this machine. */
export function outboxPages(db: Db): Page[] {
  return [
    {
      path: '/dev/outbox.json',
      method: 'GET',
      limit: 'read',
      async send(c) {
        refuseStrangers(c);
        const rows = await listOutbox(db);
        return c.json(rows.map(({ to, text, sent_at }) => ({ to, text, sent_at: toInstant(sent_at) })));
      },
    },
    {
      path: '/dev/outbox',
      method: 'GET',
      limit: 'read',
      async send(c) {
        refuseStrangers(c);
        c.header('Content-Security-Policy', outboxPolicy);
        return c.html(outboxPage(await listOutbox(db)));
      },
    },
  ];
}

/** Requires every proxy on the way, and the host that the browser shows, to be on this machine. */
function refuseStrangers(c: Context<HttpEnv>): void {
  const peer = c.env?.incoming?.socket.remoteAddress ?? c.env?.peer ?? '';
  const addresses = [peer, ...(c.req.header('x-forwarded-for') ?? peer).split(',')].map((address) => address.trim());
  const host = c.req.header('x-forwarded-host') ?? c.req.header('host') ?? 'localhost';
  if (!addresses.every(isLoopback) || !isLocalOrigin(`http://${host}`)) throw errors.notFound();
  c.header('Cache-Control', 'no-store');
}
