import type { MatchRules, Sport } from '@maidan/contract/league/match-log';
import { usualRules } from '@maidan/match/rules';
import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { DAY, HOUR } from '../../../runtime/clock.ts';
import { hashSecret, newSecret } from '../../sessions/token.service.ts';
import { kickOff } from '../fixtures/kick-off.service.ts';
import { findFixture } from '../fixtures/league-fixtures.store.ts';
import { addLink, listLinks, setLinkLife } from './match-links.store.ts';
import { publishMatch, readLog } from './match-log.service.ts';
import { takeMatch } from './matches.store.ts';

const BEFORE = 3 * HOUR;
const AFTER = 6 * HOUR;
const LINKS_A_MATCH = 20;

/** From three hours before the match to six after; a link made after its end works for six hours. */
export function linkLife(fixture: { day: string; time: string | null }, madeAt: number) {
  const start = Date.parse(kickOff(fixture.day, fixture.time ?? '00:00') ?? '');
  const end = fixture.time === null ? start + DAY : start;
  return { opens_at: start - BEFORE, expires_at: Math.max(end, madeAt) + AFTER };
}

/** Moves the validity of a match's links along with its day or time. */
export async function moveLinks(tx: Tx, fixture: { id: number; day: string; time: string | null }): Promise<void> {
  for (const { id, created_at: madeAt, ...before } of await listLinks(tx, fixture.id)) {
    const life = linkLife(fixture, madeAt);
    if (life.opens_at !== before.opens_at || life.expires_at !== before.expires_at) await setLinkLife(tx, id, life);
  }
}

/** Call it after a change of a fixture: if it is scored, pages reload it. A new result raises the result version. */
export async function publishFixture(
  tx: Tx,
  fixtureId: number,
  { isResult }: { isResult: boolean },
  now: number,
): Promise<void> {
  const match = await takeMatch(tx, fixtureId, now);
  const found = await findFixture(tx, fixtureId);
  if (!match || !found) return;
  await moveLinks(tx, found.fixture);
  const changed = { ...match, result_version: match.result_version + (isResult ? 1 : 0) };
  await publishMatch(tx, changed, now, { isScoreAlone: false });
}

export const scoreAddress = (leagueOrigin: string, secret: string): string => `${leagueOrigin}/score#${secret}`;

interface Wanted {
  readonly fixture: {
    readonly id: number;
    readonly day: string;
    readonly time: string | null;
    readonly status: string;
  };
  readonly rules: MatchRules;
}

/** Creates the match if necessary. @returns the secret of the link, of which only the hash is kept */
export async function makeLink(tx: Tx, { fixture, rules }: Wanted, now: number): Promise<string> {
  if (fixture.status !== 'scheduled') {
    throw errors.conflict('conflict', { text: 'This match has a result, or is cancelled.' });
  }
  if ((await listLinks(tx, fixture.id)).length >= LINKS_A_MATCH) {
    throw errors.conflict('conflict', { text: `A match can have at most ${LINKS_A_MATCH} links.` });
  }
  const match = await takeMatch(tx, fixture.id, now);
  const isScored = match && (await readLog(tx, fixture.id)).events.length > 0;
  if (!isScored) {
    const fresh = { stage: 'ready' as const, version: 0, board: '', line: '', result_version: 0 };
    await publishMatch(
      tx,
      { fixture_id: fixture.id, ...fresh, ...match, rules: JSON.stringify(rules), changed_at: now },
      now,
    );
  }
  const secret = newSecret();
  await addLink(tx, {
    fixture_id: fixture.id,
    secret_hash: hashSecret(secret),
    created_at: now,
    ...linkLife(fixture, now),
  });
  return secret;
}

export interface HouseRules {
  readonly sport: Sport;
  readonly lastAlone: boolean;
  readonly bowledAgain: boolean;
  readonly freeHit: boolean;
  readonly oversABowler: number | null;
}

/** The rules of a category, with the league's own variations. */
export function rulesFor(house: HouseRules, category: { quota_balls: number | null; wickets: number }): MatchRules {
  const usual = usualRules(house.sport, { balls: category.quota_balls, wickets: category.wickets });
  if (usual.sport !== 'cricket') return usual;
  return {
    ...usual,
    isLastAlone: house.lastAlone,
    isBowledAgain: house.bowledAgain,
    hasFreeHit: house.freeHit,
    oversABowler: house.oversABowler,
  };
}
