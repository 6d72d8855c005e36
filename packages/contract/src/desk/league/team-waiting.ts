/** The waiting list of a registration team, for the league's organisers. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line } from '../../core/request.ts';
import { nothing } from '../../core/wire-lists.ts';
import { offeredPlace, waitingPeople } from '../waiting-people.ts';

const organisers = { service: 'main', auth: 'staff', roles: ['owner', 'organiser'], extension: true } as const;
const byId = z.strictObject({ id: idInput });

export const teamWaitingList = defineEndpoint({
  ...organisers,
  id: 'teamWaitingList',
  method: 'GET',
  path: 'desk/registration-teams/{id}/waiting',
  params: byId,
  query: z.object({ cursor: z.optional(line(60)) }),
  response: waitingPeople,
  summary: 'The waiting list of a team, in order',
});

/** Possible out of turn, and beyond the places of the team. */
export const offerTeamPlace = defineEndpoint({
  ...organisers,
  id: 'offerTeamPlace',
  method: 'POST',
  path: 'desk/team-waiting/{id}/offer',
  params: byId,
  response: offeredPlace,
  summary: 'Holds a place in a team for someone on the waiting list, and notifies them',
});

export const removeFromTeamWaiting = defineEndpoint({
  ...organisers,
  id: 'removeFromTeamWaiting',
  method: 'DELETE',
  path: 'desk/team-waiting/{id}',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Removes someone from the waiting list of a team',
});
