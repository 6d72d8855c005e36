import { t } from '@maidan/i18n/text';
import { isMissing } from '@maidan/api-client/compat/extensions';
import { ownRegistrationsQuery } from '@maidan/api-client/queries/league/league-registrations';
import type { Body } from '@maidan/contract/core/endpoint';
import {
  cancelRegistration,
  ownRegistrations,
  registerForLeague,
  registrationById,
} from '@maidan/contract/league/league-registrations';
import { defineAction, type ActionContext } from './action.ts';

type Team = Body<typeof registerForLeague>;

const keyOf = ({ form_id: form, group_id: group, sport_id: sport }: Team): string => [form, group, sport].join(' ');

/** Reloads the places left and the user's registrations. */
function refresh({ api, client }: ActionContext): void {
  void client.invalidateQueries({ queryKey: [registrationById.id] });
  // Only this visit has them, and its page is about to show them.
  if (!isMissing(api, ownRegistrations)) void client.invalidateQueries({ queryKey: [ownRegistrations.id] });
}

/** Registers for a team in a league. Offline, it waits, and the server decides who gets the last place. */
export const registerTeam = defineAction({
  endpoint: registerForLeague,
  offline: 'queue',
  loginReason: () => t('calls.loginTeam'),
  key: keyOf,
  done: refresh,
});

/** Gives up the place in a team. */
export const cancelTeam = defineAction({
  endpoint: cancelRegistration,
  offline: 'fail',
  isRepeatable: true,
  shownIn: [ownRegistrations.id],
  key: keyOf,
  apply({ api, client }, team) {
    const { queryKey } = ownRegistrationsQuery(api);
    const before = client.getQueryData(queryKey);
    client.setQueryData(queryKey, (own) => own?.filter((one) => keyOf(one) !== keyOf(team)));
    return () => void client.setQueryData(queryKey, before);
  },
  done: refresh,
});
