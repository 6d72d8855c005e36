import { t } from '@maidan/i18n/text';
import { followCheckQuery } from '@maidan/api-client/queries/feed/follows';
import { followLeague as endpoint, isLeagueFollowed, SUBSCRIBED, UNSUBSCRIBED } from '@maidan/contract/feed/follows';
import { markFollowed } from './followed-mark.ts';
import { toggleAction } from '../toggle-action.ts';

/** Registers for a league, or ends the registration. */
export const followLeague = toggleAction({
  endpoint,
  offline: 'queue',
  loginReason: () => t('calls.loginLeague'),
  shownIn: [isLeagueFollowed.id],
  on: SUBSCRIBED,
  off: UNSUBSCRIBED,
  message: ({ message }) => message,
  id: ({ following_id: id }) => id,
  isOn: ({ subscribed }) => subscribed,
  input: (id, subscribed) => ({ following_id: id, type: 'league' as const, subscribed }),
  show: ({ api, client }, id, isRegistered) =>
    void client.setQueryData(followCheckQuery(api, 'league', id).queryKey, isRegistered),
  // A user who is registered already must stay registered, even on a server that only toggles.
  resume: async ({ api, client }, { following_id: id, subscribed }) =>
    (await client.fetchQuery(followCheckQuery(api, 'league', id))) !== subscribed,
  done(_, { subscribed }) {
    if (subscribed) markFollowed();
  },
});
