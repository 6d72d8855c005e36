import { deskLog } from '@maidan/contract/desk/log';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { pagesQuery } from './paged-query.ts';

/** Which acts of the log: by whom, which (a name that ends in a dot is the beginning of many), and days in India. */
export interface LogFilter {
  readonly staff_id?: Id;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Acts that meet every part of a filter, newest first. */
export const deskLogQuery = (api: Api, filter: LogFilter) =>
  pagesQuery(api, deskLog, (cursor) => ({ query: { ...filter, ...cursor } }));
