import { insights } from '@maidan/contract/desk/insights';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Counts for the last days, including today. */
export const insightsQuery = (api: Api, days: number) =>
  endpointQuery(api, insights, { query: { days } }, staleTimes.personal);
