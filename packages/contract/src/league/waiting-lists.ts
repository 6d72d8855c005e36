/** Waiting for a place in a full form or team. A free place is offered in order, for a limited time. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { count, id } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing, orNothing } from '../core/wire-lists.ts';

const forms = { service: 'forms', auth: 'bearer', extension: true } as const;
const league = { service: 'league', auth: 'bearer', extension: true } as const;
const byForm = z.strictObject({ id: idInput });
const form = z.strictObject({ form_id: idInput });
const team = z.strictObject({ form_id: idInput, group_id: idInput, sport_id: idInput });

const shape = {
  /** From 1; people who have been offered a place come first. */
  position: count,
  /** Until when a place is held; null without an offer. */
  offered_until: instant,
};
const place = z.object(shape);
export type WaitingPlace = z.output<typeof place>;

const teamPlace = z.object({ form_id: id, sport_id: id, group_id: id, ...shape });
export type TeamWaitingPlace = z.output<typeof teamPlace>;

export const formWaitingPlace = defineEndpoint({
  ...forms,
  id: 'formWaitingPlace',
  method: 'GET',
  path: 'waiting/{id}',
  params: byForm,
  response: orNothing(place),
  empty: 204,
  summary: "The user's place on the waiting list of a form",
});

/** Joining again changes nothing. 409 for a form that has places left, is closed, or has no list. */
export const joinFormWaitingList = defineEndpoint({
  ...forms,
  id: 'joinFormWaitingList',
  method: 'POST',
  path: 'waiting/join',
  body: form,
  response: place,
  summary: 'Joins the waiting list of a full form',
});

/** A place on offer goes to the next person. */
export const leaveFormWaitingList = defineEndpoint({
  ...forms,
  id: 'leaveFormWaitingList',
  method: 'POST',
  path: 'waiting/leave',
  body: form,
  response: nothing,
  empty: 204,
  summary: 'Leaves the waiting list of a form',
});

export const teamWaitingPlaces = defineEndpoint({
  ...league,
  id: 'teamWaitingPlaces',
  method: 'GET',
  path: 'waiting',
  response: z.object({ data: list(teamPlace) }),
  summary: 'The teams whose waiting lists the user is on',
});

/** Joining again changes nothing. 409 for a team that has places left, and if `registerForLeague` would still refuse. */
export const joinTeamWaitingList = defineEndpoint({
  ...league,
  id: 'joinTeamWaitingList',
  method: 'POST',
  path: 'waiting/join',
  body: team,
  response: place,
  summary: 'Joins the waiting list of a full team',
});

export const leaveTeamWaitingList = defineEndpoint({
  ...league,
  id: 'leaveTeamWaitingList',
  method: 'POST',
  path: 'waiting/leave',
  body: team,
  response: nothing,
  empty: 204,
  summary: 'Leaves the waiting list of a team',
});
