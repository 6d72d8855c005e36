import { insights } from '@maidan/contract/desk/insights';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** What happened in the last days, today included. */
export const insightsQuery = (api: Api, days: number) =>
  endpointQuery(api, insights, { query: { days } }, staleTimes.personal);
