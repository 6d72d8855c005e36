import { latestNotification, notifications } from '@maidan/contract/account/notifications';
import { route } from '../../http/call.ts';
import { toInstant } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { listCursor, listNotifications } from './notifications.store.ts';

/** Also the length of the whole list for clients without cursors: more than a person scrolls through. */
const PAGE = 100;

export const notificationsModule = defineModule({
  name: 'notifications',
  routes: ({ db }) => [
    route(notifications, async ({ query }, { user }) => {
      const rows = await listNotifications(db, user.userId, PAGE + 1, listCursor.read(query.cursor));
      const page = rows.slice(0, PAGE);
      const last = rows.length > PAGE ? page.at(-1) : undefined;
      return {
        data: page.map((row) => ({ ...row, created_at: toInstant(row.created_at) })),
        cursor: last ? listCursor.write({ createdAt: last.created_at, id: last.id }) : null,
      };
    }),

    route(latestNotification, async (_, { user }) => {
      const [latest] = await listNotifications(db, user.userId, 1, null);
      return { created_at: latest ? toInstant(latest.created_at) : null };
    }),
  ],
});
