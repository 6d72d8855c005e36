import { t } from '@maidan/i18n/text';
import type { Body } from '@maidan/contract/core/endpoint';
import { formById } from '@maidan/contract/league/custom-forms';
import { registrationById } from '@maidan/contract/league/league-registrations';
import {
  formWaitingPlace,
  joinFormWaitingList,
  joinTeamWaitingList,
  leaveFormWaitingList,
  leaveTeamWaitingList,
  teamWaitingPlaces,
} from '@maidan/contract/league/waiting-lists';
import { defineAction, type ActionContext } from '../action.ts';

const always = { offline: 'fail', isRepeatable: true, loginReason: () => t('registration.placeLoginFirst') } as const;

/** Reloads the waiting lists and the places left. */
function refresh({ client }: ActionContext, ids: readonly string[]): void {
  for (const id of ids) void client.invalidateQueries({ queryKey: [id] });
}

const form = {
  ...always,
  key: ({ form_id: id }: Body<typeof joinFormWaitingList>) => String(id),
  done: (context: ActionContext) => refresh(context, [formWaitingPlace.id, formById.id]),
};
const team = {
  ...always,
  key: ({ group_id: id }: Body<typeof joinTeamWaitingList>) => String(id),
  done: (context: ActionContext) => refresh(context, [teamWaitingPlaces.id, registrationById.id]),
};

/** Joins or leaves the waiting list of a full form. */
export const joinFormList = defineAction({ endpoint: joinFormWaitingList, ...form });
export const leaveFormList = defineAction({ endpoint: leaveFormWaitingList, ...form });

/** Joins or leaves the waiting list of a full team. */
export const joinTeamList = defineAction({ endpoint: joinTeamWaitingList, ...team });
export const leaveTeamList = defineAction({ endpoint: leaveTeamWaitingList, ...team });
