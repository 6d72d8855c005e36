import { registrationById } from '@maidan/contract/league-registrations';
import type { Id } from '@maidan/contract/wire';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** A registration form by its id; a league's slug finds the league's newest one. */
export const registrationQuery = (api: Api, id: Id) =>
  endpointQuery(api, registrationById, { params: { id } }, staleTimes.feed);
