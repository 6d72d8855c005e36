/** The waiting list of a form, for staff. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line } from '../../core/request.ts';
import { nothing } from '../../core/wire-lists.ts';
import { offeredPlace, waitingPeople } from '../waiting-people.ts';

const desk = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;
const byId = z.strictObject({ id: idInput });

export const formWaitingList = defineEndpoint({
  ...desk,
  id: 'formWaitingList',
  method: 'GET',
  path: 'desk/forms/{id}/waiting',
  params: byId,
  query: z.object({ cursor: z.optional(line(60)) }),
  response: waitingPeople,
  summary: 'The waiting list of a form, in order',
});

/** Possible out of turn, and beyond the maximum of the form. */
export const offerWaitingPlace = defineEndpoint({
  ...desk,
  id: 'offerWaitingPlace',
  method: 'POST',
  path: 'desk/waiting/{id}/offer',
  params: byId,
  response: offeredPlace,
  summary: 'Holds a place in a form for someone on the waiting list, and notifies them',
});

export const removeWaitingPerson = defineEndpoint({
  ...desk,
  id: 'removeWaitingPerson',
  method: 'DELETE',
  path: 'desk/waiting/{id}',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Removes someone from the waiting list of a form',
});
