import {
  confirmMatch,
  deskMatchById,
  makeMatchLink,
  revokeMatchLink,
  restoreDiscarded,
  settleHeldEvents,
  type DeskMatch,
} from '@maidan/contract/desk/league/match-day';
import { aheadByScore } from '@maidan/contract/league/fixture-winner';
import { resultDecisionText } from '@maidan/contract/rules/fixture-result';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import { hashLog } from '@maidan/match/log/hash';
import { reachOf } from '@maidan/match/log/merge';
import type { Db } from '../../../db/open-database.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { recordResult, type WrittenResult } from '../fixtures/save-fixtures.store.ts';
import { bringBack, listDiscards, settleHeld } from '../match-day/held-events.service.ts';
import { makeLink, rulesFor, scoreAddress } from '../match-day/match-links.service.ts';
import { listLinks, listScorers, revokeLink } from '../match-day/match-links.store.ts';
import { readBoard, readLog, rulesOf } from '../match-day/match-log.service.ts';
import { scoredResult } from '../match-day/scored-result.service.ts';
import { findMatch, takeMatch } from '../match-day/matches.store.ts';
import { listAgreed } from '../match-day/score.service.ts';
import { defineModule } from '../../module.ts';
import { requireId } from '../../access/cursors.service.ts';
import type { DeskFixtureRow } from './desk-fixtures.store.ts';
import { changeFixture, requireFixture, requireOwn } from './fixture-changes.service.ts';

/** Overs and wickets may differ from the log: an organiser counts them by hand. */
const confirmedColumns = ['status', 'score_1', 'score_2', 'target'] as const;

async function describeMatch(db: Db, fixture: DeskFixtureRow, now: number): Promise<DeskMatch> {
  const overs = fixture.quota_balls === null ? null : oversOfBalls(fixture.quota_balls);
  const sport = overs === null ? ('football' as const) : ('cricket' as const);
  const suggested = { sport, overs, wickets: fixture.innings_wickets };
  const match = await findMatch(db, fixture.id);
  if (!match) return { match: null, suggested };
  const [log, links, scorers] = await Promise.all([
    readLog(db, fixture.id),
    listLinks(db, fixture.id),
    listScorers(db, fixture.id),
  ]);
  const hash = hashLog(log.events);
  const agreed = new Map(listAgreed(log.events).map((said) => [said.scorer, said.hash]));
  const reach = reachOf(log.events);
  const rules = rulesOf(match);
  const scored = scoredResult(rules, log.events, { ...fixture, winner: null, decided_by: null });
  return {
    suggested: { ...suggested, sport: rules.sport },
    match: {
      sport: rules.sport,
      stage: match.stage,
      version: match.version,
      scores: readBoard(match).sides.map(({ score }) => score),
      confirmed: scored !== null && confirmedColumns.every((column) => fixture[column] === scored[column]),
      can_confirm: match.stage !== 'ready' && scored !== null,
      match_overs: scored && scored.match_balls !== null ? oversOfBalls(scored.match_balls) : null,
      target: scored && scored.target,
      level: scored !== null && aheadByScore(scored) === 0,
      held: log.held.length,
      discarded: listDiscards(log.events, now).length,
      links: links.map((link) => ({
        id: link.id,
        created_at: toInstant(link.created_at),
        opens_at: toInstant(link.opens_at),
        expires_at: toInstant(link.expires_at),
        revoked: link.revoked_at !== null,
        scorers: scorers
          .filter(({ link_id: id }) => id === link.id)
          .map(({ scorer, seen_at: seenAt }) => ({
            scorer,
            seen_at: toInstant(seenAt),
            events: reach[scorer] ?? 0,
            agrees: agreed.get(scorer) === hash,
          })),
      })),
    },
  };
}

/** @throws ApiError 422 for a level knock-out without a winner, and for any other result with one */
function requireDecision(result: WrittenResult, isKnockout: boolean): void {
  const isOpen = isKnockout && aheadByScore(result) === 0;
  const { winner, decided_by: by } = result;
  if (isOpen ? winner !== null && by !== null && by !== 'walkover' : winner === null && by === null) return;
  throw errors.invalidField(isOpen && winner !== null ? 'decided_by' : 'winner', resultDecisionText(isOpen));
}

/** Scorers' links, and the results they produce. */
export const deskMatchesModule = defineModule({
  name: 'desk-matches',
  routes({ db, clock, settings }) {
    return [
      route(deskMatchById, async ({ params }, { staff }) =>
        describeMatch(db, await requireFixture(db, staff, params.id), clock()),
      ),

      route(makeMatchLink, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const fixture = await requireFixture(tx, staff, params.id);
          requireOwn(staff, fixture);
          const house = {
            sport: body.sport,
            lastAlone: body.last_alone,
            bowledAgain: body.bowled_again,
            freeHit: body.free_hit,
            oversABowler: body.overs_a_bowler,
          };
          const category = { quota_balls: fixture.quota_balls, wickets: fixture.innings_wickets };
          if (body.sport === 'cricket' && category.quota_balls === null) {
            throw errors.invalidField('sport', 'This category has no overs, so cricket cannot be scored.');
          }
          const secret = await makeLink(tx, { fixture, rules: rulesFor(house, category) }, now);
          const name = `${fixture.team_1} v ${fixture.team_2}`;
          await log({ action: 'match.link-made', thing: { kind: 'match', id: fixture.id, name } });
          const match = await describeMatch(tx, await requireFixture(tx, staff, params.id), now);
          return { address: scoreAddress(settings.leagueOrigin, secret), match };
        }),
      ),

      route(revokeMatchLink, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const fixture = await requireFixture(tx, staff, params.id);
          requireOwn(staff, fixture);
          const link = { fixtureId: fixture.id, id: requireId(params.link, 'link') };
          if (!(await revokeLink(tx, link, now))) throw errors.notFound('link');
          const name = `${fixture.team_1} v ${fixture.team_2}`;
          await log({ action: 'match.link-revoked', thing: { kind: 'match', id: fixture.id, name } });
          return describeMatch(tx, fixture, now);
        }),
      ),

      route(settleHeldEvents, ({ params, body: { take } }, { staff, act }) =>
        act(async (tx, now, log) => {
          const fixture = await requireFixture(tx, staff, params.id);
          requireOwn(staff, fixture);
          const match = await takeMatch(tx, fixture.id, now);
          if (!match) throw errors.notFound('match');
          await settleHeld(tx, match, take, now);
          const name = `${fixture.team_1} v ${fixture.team_2}`;
          const action = take ? 'match.held-taken' : 'match.held-dropped';
          await log({ action, thing: { kind: 'match', id: fixture.id, name } });
          return describeMatch(tx, fixture, now);
        }),
      ),

      route(restoreDiscarded, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const fixture = await requireFixture(tx, staff, params.id);
          requireOwn(staff, fixture);
          const match = await takeMatch(tx, fixture.id, now);
          if (!match) throw errors.notFound('match');
          if (!(await bringBack(tx, match, now))) {
            throw errors.conflict('conflict', { text: 'There is nothing left to restore.' });
          }
          const name = `${fixture.team_1} v ${fixture.team_2}`;
          await log({ action: 'match.held-restored', thing: { kind: 'match', id: fixture.id, name } });
          return describeMatch(tx, fixture, now);
        }),
      ),

      route(confirmMatch, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const { version, confirmed } = body;
          const change = { staff, id: params.id, version, confirmed };
          await changeFixture(tx, change, { now, log }, async ({ fixture, group }) => {
            if (fixture.status === 'cancelled') {
              throw errors.conflict('conflict', {
                text: 'This match is cancelled. Put it back on first.',
              });
            }
            const match = await takeMatch(tx, fixture.id, now);
            if (!match) throw errors.notFound('match');
            if (match.version !== body.match_version) {
              throw errors.conflict('conflict', {
                text: 'The scorers have entered something in the meantime. Check the score again, then confirm it.',
              });
            }
            if (match.stage === 'ready') {
              throw errors.conflict('conflict', { text: 'Nothing has been scored yet.' });
            }
            if (match.stage !== 'finished' && !body.early) {
              throw errors.conflict('conflict', { text: 'The scorers have not ended the match yet.' });
            }
            const { events } = await readLog(tx, fixture.id);
            const { winner, decided_by } = body;
            const scored = scoredResult(rulesOf(match), events, { ...fixture, winner, decided_by });
            if (!scored)
              throw errors.conflict('conflict', { text: 'Both sides have to bat before there is a result.' });
            requireDecision(scored, group.has_table === 0);
            await recordResult(tx, fixture.id, scored);
            return fixture.status === 'scheduled' ? 'fixture.result-entered' : 'fixture.result-corrected';
          });
          return describeMatch(tx, await requireFixture(tx, staff, params.id), now);
        }),
      ),
    ];
  },
});
