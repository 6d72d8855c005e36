import { deskLive, type DeskLiveEvent } from '@maidan/contract/desk/desk-live';
import { route, type Route, type SignedInStaff } from '../../http/call.ts';
import type { AppContext } from '../app-context.ts';
import { findActiveDeskSessions } from '../access/desk-sessions.store.ts';
import { seesEveryLeague } from '../league/desk/league-access.service.ts';
import { encodeText, eventText } from './event-stream.ts';
import type { LiveHub } from './live-hub.ts';

const signal = (kind: DeskLiveEvent['kind']): DeskLiveEvent => ({ kind, conversation_id: null });

/** The readers' events about conversations, for all staff. */
export function deskLiveRoutes({ db, clock }: AppContext, hub: LiveHub): Route[] {
  const streams = hub.add<SignedInStaff>({
    keyOf: ({ staffId }) => staffId,
    perKey: 10,
    perAddress: { ipv4: 500, ipv6: 100 },
    onEvent({ id, kind, conversation_id }, { of }) {
      if (kind === 'notification' || kind === 'sessions' || kind === 'score') return;
      const named = encodeText(eventText(id, { kind, conversation_id }));
      const unnamed = encodeText(eventText(id, signal(kind)));
      // An organiser has only some of the conversations.
      for (const [stream, staff] of of()) stream.send(seesEveryLeague(staff) ? named : unnamed);
    },
    async findActive(staff) {
      const active = await findActiveDeskSessions(db, [...new Set(staff.map(({ sessionId }) => sessionId))], clock());
      return ({ sessionId }) => active.has(sessionId);
    },
  });
  return [
    route(deskLive, { caching: 'never' }, ({ query }, { http, staff }) =>
      streams.open(http, staff, async (last) => {
        const isBehind = query.after !== undefined && query.after !== last;
        return eventText(last, signal('ready')) + (isBehind ? eventText(null, signal('refresh')) : '');
      }),
    ),
  ];
}
