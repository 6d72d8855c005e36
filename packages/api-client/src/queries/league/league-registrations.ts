import { registrationById } from '@maidan/contract/league/league-registrations';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** A registration form by its id; a league's slug finds the league's newest one. */
export const registrationQuery = (api: Api, id: Id) =>
  endpointQuery(api, registrationById, { params: { id } }, staleTimes.feed);
