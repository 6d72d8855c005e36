import { formById } from '@maidan/contract/league/custom-forms';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** A custom form; null for an unknown id. */
export const formQuery = (api: Api, id: Id) => endpointQuery(api, formById, { params: { id } }, staleTimes.settled);
