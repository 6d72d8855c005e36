import type { MatchEvent, MatchRules } from '@maidan/contract/league/match-log';
import type { Source } from '@maidan/match/bracket/bracket';
import type { TieBreak } from '@maidan/contract/league/league-tables';
import { toTableRow } from '@maidan/match/table/table-row';
import type { Db } from '../../../db/open-database.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { listBracketRows, type BracketRow } from '../brackets/brackets.store.ts';
import {
  findCategoryOfLeagues,
  listCategories,
  listFixtures,
  listGroups,
  type FixtureRow,
} from '../fixtures/league-fixtures.store.ts';
import { tablesOf } from '../table/category-tables.service.ts';
import { listTeamsOfCategory } from '../teams/teams.store.ts';
import type { RecordedCategory, RecordedMatch, SeasonRecord } from './record-format.service.ts';
import { listCounted, listResultActs, listRules } from './record.store.ts';
import { resultColumns } from '../fixtures/save-fixtures.store.ts';

interface League {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface Scored {
  readonly rules: ReadonlyMap<number, string>;
  readonly events: ReadonlyMap<number, readonly string[]>;
  readonly history: ReadonlyMap<number, RecordedMatch['history']>;
}

/** A season as of one point in time. */
export async function buildRecord(db: Db, { id, slug, name }: League): Promise<SeasonRecord> {
  const [categories, rules, events, acts] = await Promise.all([
    listCategories(db, id),
    listRules(db, id),
    listCounted(db, id),
    listResultActs(db, id),
  ]);
  const history = new Map<number, RecordedMatch['history']>();
  for (const { at, action, thing_id: thing, new_values: values } of acts) {
    const fixture = Number(thing);
    history.set(fixture, [...(history.get(fixture) ?? []), { at: toInstant(at), ...readAct(action, values) }]);
  }
  const recorded: RecordedCategory[] = [];
  for (const { yslcategory_id: category } of categories) {
    const found = await buildCategory(db, category, { rules, events, history });
    if (found) recorded.push(found);
  }
  return { format: 'maidan-season', version: 1, league: { slug, name }, categories: recorded };
}

const acts: Readonly<Record<string, RecordedMatch['history'][number]['act']>> = {
  'fixture.result-entered': 'entered',
  'fixture.result-corrected': 'corrected',
  'fixture.decided': 'decided',
};

function readAct(action: string, values: string | null) {
  const all = values === null ? {} : (JSON.parse(values) as Record<string, string | null>);
  const ofResult = resultColumns.flatMap((column) => (column in all ? [[column, all[column] ?? null] as const] : []));
  return { act: acts[action] ?? ('taken back' as const), values: Object.fromEntries(ofResult) };
}

async function buildCategory(db: Db, id: number, scored: Scored): Promise<RecordedCategory | undefined> {
  const category = await findCategoryOfLeagues(db, id);
  if (!category) return undefined;
  const [groups, fixtures, tables, knockouts, teams] = await Promise.all([
    listGroups(db, id),
    listFixtures(db, id),
    tablesOf(db, category),
    listBracketRows(db, id),
    listTeamsOfCategory(db, id),
  ]);
  const groupNames = new Map(groups.map((group) => [group.id, group.name]));
  const names = { groups: groupNames, teams: new Map(teams.map((team) => [team.id, team.name])) };
  const { slug, name, win_points, tie_points, no_result_points, quota_balls, wickets } = category;
  return {
    slug,
    name,
    rules: {
      win_points,
      tie_points,
      no_result_points,
      quota_balls,
      wickets,
      tie_breaks: JSON.parse(category.tie_breaks) as TieBreak[],
    },
    groups: groups.map((group) => ({
      name: group.name,
      teams: group.teams,
      table: tables.find((table) => table.group === group.name)?.rows.map(toRow) ?? null,
    })),
    matches: fixtures.map((fixture) => ({
      slug: fixture.slug,
      group: groupNames.get(fixture.group_id) ?? '',
      type: fixture.type,
      team_1: fixture.team_1,
      team_2: fixture.team_2,
      day: fixture.day,
      time: fixture.time,
      ground: fixture.ground,
      result: resultOf(fixture),
      knockout: describeKnockout(
        knockouts.find((row) => row.fixture.id === fixture.id),
        names,
      ),
      log: describeLog(fixture.id, scored),
      history: scored.history.get(fixture.id) ?? [],
    })),
  };
}

const toRow = (standing: Parameters<typeof toTableRow>[0]) => {
  const { tablename: team, matches, win, lost, points, nrr } = toTableRow(standing);
  return { team, matches, win, lost, points, nrr };
};

const resultOf = (fixture: FixtureRow): RecordedMatch['result'] =>
  Object.fromEntries(resultColumns.map((column) => [column, fixture[column]])) as RecordedMatch['result'];

interface Names {
  readonly groups: ReadonlyMap<number, string>;
  readonly teams: ReadonlyMap<number, string>;
}

function describeKnockout(row: BracketRow | undefined, { groups, teams }: Names): RecordedMatch['knockout'] {
  if (!row) return null;
  const side = ({ kind, ref, rank }: Source) => {
    if (kind === 'team') return { kind, name: teams.get(ref) ?? null, number: null };
    return kind === 'place' ? { kind, name: groups.get(ref) ?? null, number: rank } : { kind, name: null, number: ref };
  };
  const [one, two] = row.sources;
  return { number: row.number, sides: [side(one), side(two)] };
}

function describeLog(fixtureId: number, { rules, events }: Scored): RecordedMatch['log'] {
  const own = rules.get(fixtureId);
  const written = events.get(fixtureId) ?? [];
  if (own === undefined || written.length === 0) return null;
  return {
    rules: JSON.parse(own) as MatchRules,
    events: written.map((body) => JSON.parse(body) as MatchEvent),
  };
}
