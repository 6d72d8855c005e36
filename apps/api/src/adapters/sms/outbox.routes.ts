import type { Hono } from 'hono';
import { toInstant } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';
import type { HttpEnv } from '../../http/call.ts';
import { listOutbox } from './outbox.store.ts';
import { outboxPage, outboxPolicy } from './outbox-page.ts';

/** The unsent messages, as a page and as JSON; for development only. */
export function mountOutbox(app: Hono<HttpEnv>, db: Db): void {
  app.get('/dev/outbox.json', async (c) => {
    c.set('route', 'dev/outbox.json');
    c.header('Cache-Control', 'no-store');
    const rows = await listOutbox(db);
    return c.json(rows.map(({ to, text, sent_at }) => ({ to, text, sent_at: toInstant(sent_at) })));
  });
  app.get('/dev/outbox', async (c) => {
    c.set('route', 'dev/outbox');
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', outboxPolicy);
    return c.html(outboxPage(await listOutbox(db)));
  });
}
