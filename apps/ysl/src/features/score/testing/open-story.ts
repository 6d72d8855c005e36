import type { CricketRules, MatchRules, Sport } from '@maidan/contract/league/match-log';
import { usualRules } from '@maidan/match/rules';
import type { KeptMatch } from '../session/kept-matches.ts';
import { createSession, type ScoreCalls, type ScoreSession } from '../session/score-session.ts';

const refuse = () => Promise.reject(new Error('a story has no network'));
const calls: ScoreCalls = { open: refuse, sync: refuse };
const records = {
  isKept: true,
  list: async () => [],
  put: async () => undefined,
  remove: async () => undefined,
};

const teams = { team_1: 'Koramangala Kings', team_2: 'Rajarajeshwari Nagar Strikers' };

/** A match in progress, for stories. It has no network and stores nothing. */
export async function openStory(
  sport: Sport,
  rules: Partial<CricketRules> = {},
  status: KeptMatch['status'] = 'open',
): Promise<ScoreSession> {
  const session = await createSession(records, calls, {
    token: 'story',
    link: 'story',
    scorer: 1,
    until: null,
    starts_at: null,
    match: { id: 1, ...teams, group: 'Group A', category: 'Under 17', league: 'City Hoops', ground: null },
    rules: { ...usualRules(sport, { balls: null, wickets: 10 }), ...rules } as MatchRules,
    have: {},
    status,
    held: 0,
    agreed: [],
  });
  await session.play('start');
  return session;
}
