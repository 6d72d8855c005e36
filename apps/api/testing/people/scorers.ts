import { randomUUID } from 'node:crypto';
import { makeMatchLink } from '@maidan/contract/desk/league/match-day';
import { openScore, syncScore, type OpenedScore, type SyncedScore } from '@maidan/contract/league/scoring';
import { LOG_FORMAT, type MatchEvent } from '@maidan/contract/league/match-log';
import { merge, nextEvent } from '@maidan/match/log/merge';
import type { TestApp } from '../test-app.ts';

type Play = readonly [type: MatchEvent['type'], data?: MatchEvent['data']];

/** A phone with a link, with its stored and sent events. */
export interface Phone {
  readonly opened: OpenedScore;
  /** The phone's log; its own events exist first on the device. */
  log: MatchEvent[];
  play(...plays: Play[]): void;
  sync(): Promise<SyncedScore>;
}

/** A link as an organiser makes it. @returns the secret */
export async function scorerLink(api: TestApp, fixtureId: number, token: string, rules: object = {}): Promise<string> {
  const body = { sport: 'cricket' as const, last_alone: true, overs_a_bowler: 8, ...rules };
  const { address } = await api.reply(makeMatchLink, { params: { id: fixtureId }, body }, { token });
  return address.split('#')[1] ?? '';
}

export async function openPhone(api: TestApp, link: string, device: string = randomUUID()): Promise<Phone> {
  const opened = await api.reply(openScore, { body: { link, device } });
  let have = opened.have;
  const phone: Phone = {
    opened,
    log: opened.events,
    play(...plays) {
      for (const [type, data = {}] of plays) {
        const event = nextEvent(phone.log, opened.scorer, { type, data, at: api.now() });
        phone.log = merge(phone.log, [event]);
      }
    },
    async sync() {
      const events = phone.log.filter(({ id: [scorer, seq] }) => scorer === opened.scorer && seq > (have[scorer] ?? 0));
      const known = Object.fromEntries(phone.log.map(({ id: [scorer, seq] }) => [scorer, seq]));
      const reply = await api.reply(syncScore, {
        body: { token: opened.token, have: known, events, format: LOG_FORMAT },
      });
      ({ have } = reply);
      phone.log = merge(phone.log, reply.events);
      return reply;
    },
  };
  return phone;
}

/** Removes all scoring and results. */
export async function forgetMatchDay({ db }: TestApp): Promise<void> {
  for (const table of ['match_events', 'match_scorers', 'match_links', 'matches'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('league_fixtures').set({ status: 'scheduled', score_1: null, score_2: null }).execute();
}

/** A row in every table of a match day, for the first match. */
export async function fillMatchDay({ db, now }: TestApp): Promise<void> {
  const { id: fixture_id } = await db
    .selectFrom('league_fixtures')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const score = { stage: 'live' as const, version: 1, board: '{}', line: '{}', result_version: 0, changed_at: now() };
  await db
    .insertInto('matches')
    .values({ fixture_id, rules: '{"sport":"plain","periods":1,"minutes":null}', ...score })
    .execute();
  const times = { created_at: now(), opens_at: now(), expires_at: now() };
  const { id: link_id } = await db
    .insertInto('match_links')
    .values({ fixture_id, secret_hash: 'link', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const device = { device_hash: 'device', token_hash: 'token', seen_at: now() };
  await db
    .insertInto('match_scorers')
    .values({ fixture_id, scorer: 1, link_id, ...device })
    .execute();
  await db
    .insertInto('match_events')
    .values({ fixture_id, scorer: 1, seq: 1, body: '{}', is_held: 0, received_at: now() })
    .execute();
}
