import { notifications } from '@maidan/contract/notifications';
import { toInstant } from '../../clock.ts';
import type { AppParts } from '../../app-parts.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { listNotifications } from './notifications.store.ts';

export function notificationRoutes({ db }: AppParts): Route[] {
  return [
    route(notifications, async (_, { user }) => {
      const rows = await listNotifications(db, user.userId);
      return { data: rows.map((row) => ({ ...row, created_at: toInstant(row.created_at) })) };
    }),
  ];
}
