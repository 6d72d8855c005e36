import { toTableRow } from '@maidan/match/table/table-row';
import { scoredResult } from '../match-day/scored-result.service.ts';
import { computeTables } from '../table/category-tables.service.ts';
import type { RecordedCategory, RecordedMatch, SeasonRecord } from './record-format.service.ts';
import { recomputeKnockouts } from './recompute-knockouts.service.ts';
import { resultColumns } from '../fixtures/save-fixtures.store.ts';
import { asText, type ResultColumn } from './recorded-result.service.ts';

export interface Recomputed {
  readonly matches: number;
  /** The number of matches scored on the ground. */
  readonly logs: number;
  readonly tables: number;
  /** Where the record differs from its sources. */
  readonly differences: readonly string[];
  /** Results corrected after the match. */
  readonly notes: readonly string[];
}

/** Replays every log, and computes every table and knock-out from the results. */
export function recompute({ categories }: SeasonRecord): Recomputed {
  const checked = categories.flatMap(({ name, matches }) => matches.map((match) => checkMatch(name, match)));
  return {
    matches: checked.length,
    logs: categories.flatMap(({ matches }) => matches).filter(({ log }) => log !== null).length,
    tables: categories.flatMap(({ groups }) => groups).filter(({ table }) => table !== null).length,
    differences: [
      ...checked.flatMap(({ differences }) => differences),
      ...categories.flatMap(checkTables),
      ...categories.flatMap(recomputeKnockouts),
    ],
    notes: checked.flatMap(({ notes }) => notes),
  };
}

const say = (value: string | number | null): string => (value === null ? 'nothing' : String(value));

function checkMatch(category: string, match: RecordedMatch) {
  const where = `${category}, ${match.team_1} v ${match.team_2} of ${match.day}`;
  const last = lastValues(match);
  const differences = resultColumns.flatMap((column) => {
    const recorded = last.get(column);
    const result = asText(match.result[column]);
    return recorded === undefined || recorded === result
      ? []
      : [`${where}: ${column} is ${say(result)}, and ${say(recorded)} was recorded last.`];
  });
  const notes: string[] = [];
  const scored = playLog(match);
  if (scored === null || match.result.status !== 'played') return { differences, notes };
  for (const column of resultColumns) {
    if (scored[column] === match.result[column]) continue;
    const text = `${where}: ${column} is ${say(match.result[column])}, and the log gives ${say(scored[column])}`;
    if (wasCorrected(match, column)) notes.push(`${text}; it was corrected.`);
    else differences.push(`${text}.`);
  }
  return { differences, notes };
}

/** The values of a result after all recorded actions. */
function lastValues({ history }: RecordedMatch): Map<ResultColumn, string | null> {
  const last = new Map<ResultColumn, string | null>();
  for (const { values } of history) {
    for (const column of resultColumns) if (column in values) last.set(column, values[column] ?? null);
  }
  return last;
}

const wasCorrected = ({ history }: RecordedMatch, column: ResultColumn): boolean =>
  history.some(({ act, values }) => act !== 'entered' && column in values);

/** @returns the result according to the log; null without a log */
function playLog({ log, result: entered }: RecordedMatch) {
  return log === null ? null : scoredResult(log.rules, log.events, entered);
}

function checkTables({ name, rules, groups, matches }: RecordedCategory): string[] {
  const rows = groups.map((group, at) => ({
    id: at,
    name: group.name,
    teams: group.teams,
    has_table: group.table === null ? (0 as const) : (1 as const),
  }));
  const fixtures = matches.map(({ group, team_1, team_2, result }) => ({
    ...result,
    team_1,
    team_2,
    group_id: groups.findIndex((one) => one.name === group),
  }));
  const tables = computeTables({ ...rules, tie_breaks: JSON.stringify(rules.tie_breaks) }, rows, fixtures);
  return tables.flatMap((table) => {
    const recorded = groups.find((group) => group.name === table.group)?.table ?? [];
    return compareTables(`${name}, ${table.group}`, recorded, table.rows.map(toTableRow));
  });
}

type RecordedRow = NonNullable<RecordedCategory['groups'][number]['table']>[number];
const figures = ['matches', 'win', 'lost', 'points', 'nrr'] as const;

function compareTables(
  where: string,
  recorded: readonly RecordedRow[],
  computed: readonly ReturnType<typeof toTableRow>[],
): string[] {
  const order = recorded.map(({ team }) => team).join(', ');
  const right = computed.map(({ tablename }) => tablename).join(', ');
  const places = order === right ? [] : [`${where}: the order is ${order}, and computed it is ${right}.`];
  return [
    ...places,
    ...computed.flatMap((row) => {
      const found = recorded.find(({ team }) => team === row.tablename);
      if (!found) return [];
      return figures.flatMap((figure) =>
        found[figure] === row[figure]
          ? []
          : [`${where}, ${row.tablename}: ${figure} is ${say(found[figure])}, and computed it is ${say(row[figure])}.`],
      );
    }),
  ];
}
