import type { Source } from '@maidan/match/bracket/bracket';
import type { Tx } from '../../../db/open-database.ts';
import { addTeamsNews, readNews } from '../../push/fixture-news.store.ts';
import { publishFixture } from '../match-day/match-links.service.ts';
import { findTeamsByName } from '../teams/team-names.store.ts';
import {
  findBracketRow,
  findCategoryOfFixture,
  setSources,
  setTeams,
  sourcesOf,
  takeKnockoutCategory,
} from './brackets.store.ts';
import { readBrackets } from './resolve-brackets.service.ts';

/** Writes the teams into the fixtures of a category's brackets. Call it in the transaction of the change. */
export async function fillBrackets(tx: Tx, categoryId: number, now: number): Promise<void> {
  const category = await takeKnockoutCategory(tx, categoryId);
  if (!category) return;
  for (const { rows, resolved, words } of await readBrackets(tx, category, 'results')) {
    for (const row of rows) {
      const spoken = words(row);
      const [team_1 = '', team_2 = ''] = (resolved.get(row.number)?.sides ?? []).map(({ state, team }, at) => {
        if (state === 'empty') return 'No team';
        return state === 'set' ? (team ?? '') : (spoken[at] ?? '');
      });
      if (row.fixture.team_1 === team_1 && row.fixture.team_2 === team_2) continue;
      const news = await readNews(tx, row.fixture.id);
      await setTeams(tx, row.fixture, { team_1, team_2 }, now);
      await addTeamsNews(tx, row.fixture.id, news);
      await publishFixture(tx, row.fixture.id, { isResult: false }, now);
    }
  }
}

/** Call it after every change of a fixture, in its transaction: a result, a move, a cancellation, or an undo. */
export async function fillBracketsAfter(tx: Tx, fixtureId: number): Promise<void> {
  const found = await findCategoryOfFixture(tx, fixtureId);
  if (found) await fillBrackets(tx, found.category_id, found.changed_at);
}

interface Fixture {
  readonly id: number;
  readonly team_1: string;
  readonly team_2: string;
}

/** A team that an organiser has entered into a match by hand stays there, for example after lots or as a substitute. */
export async function pinTeams(tx: Tx, before: Fixture, now: Omit<Fixture, 'id'>): Promise<void> {
  const row = await findBracketRow(tx, before.id);
  const found = row && (await findCategoryOfFixture(tx, before.id));
  if (!found) return;
  const teams = await findTeamsByName(tx, found.category_id, [now.team_1, now.team_2]);
  const pin = (source: Source, side: 'team_1' | 'team_2'): Source => {
    const team = before[side] === now[side] ? undefined : teams.get(now[side]);
    return team === undefined ? source : { kind: 'team', ref: team, rank: null };
  };
  const [one, two] = sourcesOf(row);
  await setSources(tx, before.id, [pin(one, 'team_1'), pin(two, 'team_2')]);
}

type LoggedSources = Readonly<Record<'source_1' | 'source_2', string | null>>;

/** The sources of the sides of a match, for the log; null outside knock-outs. */
export async function readSources(tx: Tx, fixtureId: number): Promise<LoggedSources> {
  const row = await findBracketRow(tx, fixtureId);
  const [one, two] = row ? sourcesOf(row).map((source) => JSON.stringify(source)) : [];
  return { source_1: one ?? null, source_2: two ?? null };
}

const loggedSource = (json: string | null | undefined): Source | null => (json ? (JSON.parse(json) as Source) : null);

/** Undoes that a team was entered into a match by hand. */
export async function restoreSources(tx: Tx, fixtureId: number, logged: Partial<LoggedSources>): Promise<void> {
  const row = await findBracketRow(tx, fixtureId);
  if (!row) return;
  const [one, two] = sourcesOf(row);
  await setSources(tx, fixtureId, [loggedSource(logged.source_1) ?? one, loggedSource(logged.source_2) ?? two]);
}
