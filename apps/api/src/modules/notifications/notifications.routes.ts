import { latestNotification, notifications } from '@maidan/contract/account/notifications';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { readCursor, writeCursor } from './notification-cursor.ts';
import { listNotifications } from './notifications.store.ts';

/** One page. A client that does not know of cursors sees this many, more than anybody scrolls through. */
const PAGE = 100;

export function notificationRoutes({ db }: AppContext): Route[] {
  return [
    route(notifications, async ({ query }, { user }) => {
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      if (query.cursor !== undefined && after === null) throw new ApiError('bad_request', 'This page does not exist.');
      const rows = await listNotifications(db, user.userId, PAGE + 1, after);
      const page = rows.slice(0, PAGE);
      const last = rows.length > PAGE ? page.at(-1) : undefined;
      return {
        data: page.map((row) => ({ ...row, created_at: toInstant(row.created_at) })),
        cursor: last ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
      };
    }),

    route(latestNotification, async (_, { user }) => {
      const [latest] = await listNotifications(db, user.userId, 1, null);
      return { created_at: latest ? toInstant(latest.created_at) : null };
    }),
  ];
}
