import { deskLog } from '@maidan/contract/desk/log';
import { invitations, staffList } from '@maidan/contract/desk/staff';
import type { Api } from '../../core/create-api.ts';
import { pagesQuery } from './pages.ts';

export const staffQuery = (api: Api) => pagesQuery(api, staffList, (query) => ({ query }));
export const invitationsQuery = (api: Api) => pagesQuery(api, invitations, (query) => ({ query }));
/** @param action the acts to show, all that begin with it when it ends in a dot; all without it */
export const deskLogQuery = (api: Api, action?: string) =>
  pagesQuery(api, deskLog, (cursor) => ({ query: { ...(action ? { action } : {}), ...cursor } }));
