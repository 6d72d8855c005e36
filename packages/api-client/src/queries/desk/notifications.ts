import { sentNotifications } from '@maidan/contract/desk/notifications';
import type { Api } from '../../core/create-api.ts';
import { pagesQuery } from './paged-query.ts';

export const sentNotificationsQuery = (api: Api) => pagesQuery(api, sentNotifications, (query) => ({ query }));
