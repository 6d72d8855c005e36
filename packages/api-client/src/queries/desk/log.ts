import { deskLog } from '@maidan/contract/desk/log';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { pagesQuery } from './paged-query.ts';

/** Filters of the log: who acted, which action (a name ending in a dot matches by prefix), and days in India. */
export interface LogFilter {
  readonly staff_id?: Id;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Log entries that match every part of a filter, newest first. */
export const deskLogQuery = (api: Api, filter: LogFilter) =>
  pagesQuery(api, deskLog, (cursor) => ({ query: { ...filter, ...cursor } }));
