import type { OpenedScore, SyncedScore } from '@maidan/contract/league/scoring';
import { formatOf, type MatchEvent } from '@maidan/contract/league/match-log';
import { EVENTS_A_MATCH, ORGANISER_NUMBER, PHONES_A_MATCH, SCORERS_A_MATCH } from '@maidan/contract/rules/limits';
import { keyOf } from '@maidan/match/log/event';
import { merge, reachOf } from '@maidan/match/log/merge';
import { t } from '@maidan/i18n/text';
import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { hashSecret, newSecret } from '../../sessions/token.service.ts';
import { kickOff } from '../fixtures/kick-off.service.ts';
import { findFixture } from '../fixtures/league-fixtures.store.ts';
import {
  findLink,
  findLinkByHash,
  findScorerByToken,
  listLinks,
  listScorers,
  markSeen,
  removeScorer,
  saveScorer,
  type LinkRow,
  type ScorerRow,
} from './match-links.store.ts';
import { eventRow, publishMatch, readLog, rulesOf, type MatchLog } from './match-log.service.ts';
import { addEvents, findStatus, takeMatch } from './matches.store.ts';

const isOver = (link: LinkRow, now: number): boolean => link.revoked_at !== null || link.expires_at <= now;

/** Each scorer's latest agreement with a state of the log. */
export function listAgreed(events: readonly MatchEvent[]) {
  const last = new Map<number, number>();
  for (const { id, type, data } of merge(events)) {
    const hash = data['hash'];
    if (type === 'agree' && typeof hash === 'number') last.set(id[0], hash);
  }
  return [...last].map(([scorer, hash]) => ({ scorer, hash }));
}

interface Exchange {
  readonly scorer: number;
  readonly link: LinkRow;
  /** The status of the fixture. */
  readonly status: 'scheduled' | 'played' | 'walkover' | 'no_result' | 'cancelled';
  readonly have: Readonly<Record<string, number>>;
}

const isOwn =
  (scorer: number) =>
  ({ id }: MatchEvent): boolean =>
    id[0] === scorer;

/** Why events from a device are held; `open` when they are not. */
function statusFor(log: MatchLog, { scorer, link, status }: Exchange, now: number): SyncedScore['status'] {
  if (status !== 'scheduled') return status === 'cancelled' ? 'cancelled' : 'confirmed';
  return isOver(link, now) || log.held.some(isOwn(scorer)) ? 'held' : 'open';
}

function describeLog(log: MatchLog, exchange: Exchange, now: number): SyncedScore {
  const { scorer, link, have } = exchange;
  const reach = reachOf([...log.events, ...log.held]);
  const lacked = log.events.filter(({ id: [other, seq] }) => seq > (have[other] ?? 0));
  const own = {
    status: statusFor(log, exchange, now),
    held: log.held.filter(isOwn(scorer)).length,
    until: toInstant(link.expires_at),
  };
  // A scorer whose link has expired learns only that everything arrived, and what an organiser decided about it.
  if (isOver(link, now)) {
    return {
      ...own,
      events: lacked.filter(isOwn(ORGANISER_NUMBER)),
      have: { [scorer]: reach[scorer] ?? 0 },
      agreed: [],
    };
  }
  return { ...own, events: lacked, have: reach, agreed: listAgreed(log.events) };
}

/**
 * The number of a device, the same for every link of the match that it opens, so that unsent entries stay its own.
 * Only devices that have written count towards the limit, and only while their link works: many people open a link in
 * a chat without ever scoring.
 */
async function takeNumber(
  tx: Tx,
  { fixture_id, device_hash }: Pick<ScorerRow, 'fixture_id' | 'device_hash'>,
  log: MatchLog,
): Promise<number> {
  const scorers = await listScorers(tx, fixture_id);
  const written = new Set([...log.events, ...log.held].map(({ id }) => id[0]));
  const links = await listLinks(tx, fixture_id);
  const ended = new Set(links.filter(({ revoked_at: at }) => at !== null).map(({ id }) => id));
  const hasEnded = ({ link_id: id }: ScorerRow) => ended.has(id);
  const known = scorers.find((row) => row.device_hash === device_hash);
  if (known && !hasEnded(known)) return known.scorer;
  const writers = scorers.filter((row) => written.has(row.scorer) && !hasEnded(row));
  if (writers.length >= SCORERS_A_MATCH) {
    throw errors.conflict('conflict', { text: () => t('refused.manyScorers', { most: SCORERS_A_MATCH }) });
  }
  if (known) return known.scorer;
  const taken = new Set([...written, ...scorers.map(({ scorer }) => scorer)]);
  const next = Array.from({ length: PHONES_A_MATCH }, (_, index) => index + 1).find((number) => !taken.has(number));
  if (next !== undefined) return next;
  const unused = scorers.find((row) => hasEnded(row) && !written.has(row.scorer));
  if (!unused) throw errors.conflict('conflict', { text: () => t('refused.scoreLinkOver') });
  await removeScorer(tx, unused);
  return unused.scorer;
}

/** @throws ApiError 404, 409 */
export async function openScore(tx: Tx, input: { link: string; device: string }, now: number): Promise<OpenedScore> {
  const link = await findLinkByHash(tx, hashSecret(input.link));
  if (!link || link.revoked_at !== null) {
    throw errors.staleLink(() => t('refused.scoreLink'));
  }
  const match = await takeMatch(tx, link.fixture_id, now);
  const found = await findFixture(tx, link.fixture_id);
  if (!match || !found) throw errors.staleLink(() => t('refused.scoreLink'));
  if (link.expires_at <= now) {
    throw errors.conflict('conflict', { text: () => t('refused.scoreLinkOver') });
  }
  if (link.opens_at > now) {
    throw errors.conflict('conflict', { text: () => t('refused.scoreLinkEarly') });
  }
  const log = await readLog(tx, match.fixture_id);
  const { fixture_id } = match;
  // A device is hashed differently in every match, so that its matches cannot be linked to one phone.
  const device_hash = hashSecret(`${fixture_id}/${input.device}`);
  const scorer = await takeNumber(tx, { fixture_id, device_hash }, log);
  const token = newSecret();
  const own = { fixture_id, scorer, link_id: link.id };
  await saveScorer(tx, { ...own, device_hash, token_hash: hashSecret(token), seen_at: now });
  const { fixture, place } = found;
  const { team_1, team_2, ground } = fixture;
  const names = { group: place.group_name, category: place.category_name, league: place.league_name };
  return {
    token,
    scorer,
    match: { id: fixture.id, team_1, team_2, ground, ...names },
    starts_at: kickOff(fixture.day, fixture.time),
    rules: rulesOf(match),
    ...describeLog(log, { scorer, link, status: fixture.status, have: {} }, now),
  };
}

/**
 * A device's own events that follow what is stored. Those after a gap are left out: the device learns what the server
 * has, and resends from there.
 */
function pickNew(sent: readonly MatchEvent[], scorer: number, reach: number): MatchEvent[] {
  if (sent.some(({ id }) => id[0] !== scorer)) throw errors.forbidden('A device sends its own events only.');
  const later = sent.filter(({ id }) => id[1] > reach).toSorted((a, b) => a.id[1] - b.id[1]);
  return later.filter(({ id }, index) => id[1] === reach + index + 1);
}

/** Rejects events that follow unknown ones: they would wait forever. */
function requireKnown(log: MatchLog, fresh: readonly MatchEvent[]): void {
  const all = merge(log.events, log.held, fresh);
  const keys = new Set(all.map(({ id }) => keyOf(id)));
  if (fresh.some(({ after }) => after !== null && !keys.has(keyOf(after)))) {
    throw errors.invalidField('events', 'An event follows one that is not in the log.');
  }
}

interface Sync {
  readonly token: string;
  readonly have: Readonly<Record<string, number>>;
  readonly events: readonly MatchEvent[];
  readonly format: number;
}

/** @throws ApiError 401 for an unknown token, 403, 409 for a log that is full or that the device cannot read, 422 */
export async function syncScore(tx: Tx, { token, have, events, format }: Sync, now: number): Promise<SyncedScore> {
  const scorer = await findScorerByToken(tx, hashSecret(token));
  const link = scorer && (await findLink(tx, scorer.link_id));
  if (!scorer || !link) throw errors.unauthenticated();
  const match = await takeMatch(tx, scorer.fixture_id, now);
  const status = await findStatus(tx, scorer.fixture_id);
  if (!match || !status) throw errors.notFound('match');
  const log = await readLog(tx, match.fixture_id);
  if (format < formatOf(log.events)) throw errors.conflict('conflict', { text: () => t('refused.oldPad') });
  const all = [...log.events, ...log.held];
  const fresh = pickNew(events, scorer.scorer, reachOf(all)[scorer.scorer] ?? 0);
  if (all.length + fresh.length > EVENTS_A_MATCH) {
    throw errors.conflict('conflict', { text: () => t('refused.manyEvents') });
  }
  requireKnown(log, fresh);
  const exchange: Exchange = { scorer: scorer.scorer, link, status, have };
  const isHeld = statusFor(log, exchange, now) !== 'open';
  await addEvents(
    tx,
    fresh.map((event) => eventRow(match.fixture_id, event, { isHeld }, now)),
  );
  await markSeen(tx, scorer, now);
  if (fresh.length > 0 && !isHeld) await publishMatch(tx, match, now);
  const after: MatchLog = isHeld
    ? { events: log.events, held: [...log.held, ...fresh] }
    : { events: merge(log.events, fresh), held: log.held };
  return describeLog(after, exchange, now);
}
