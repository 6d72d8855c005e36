import type { LoggedAct } from '@maidan/contract/desk/log';
import { reasonNames } from '../../acts/reason-names.ts';
import { dateAt, momentAt } from '../../times/time.ts';
import { detailLabels } from '../../acts/detail-groups.ts';

/** Labels of values whose own names are unclear. */
const labels: Readonly<Record<string, string>> = {
  all_out_1: 'first team all out',
  all_out_2: 'second team all out',
  answers_kept_days: 'days answers are kept',
  answers_max: 'maximum answers',
  at: 'published',
  balls_1: 'balls faced by the first team',
  balls_2: 'balls faced by the second team',
  can_edit: 'people can edit their answers',
  can_withdraw: 'people can withdraw their answers',
  closes_at: 'closes',
  count: 'number',
  events: 'events',
  has_waiting_list: 'waiting list',
  is_closed: 'closed by hand',
  is_on: 'switched on',
  match_balls: 'balls a side',
  moved_from_day: 'moved from',
  moved_from_time: 'moved from time',
  one_each: 'one answer each',
  opens_at: 'opens',
  score_1: 'score of the first team',
  score_2: 'score of the second team',
  team_1: 'first team',
  team_2: 'second team',
  wickets_1: 'wickets of the first team',
  wickets_2: 'wickets of the second team',
};

const words: Readonly<Record<string, string>> = {
  '': 'nothing',
  false: 'no',
  out: 'published',
  true: 'yes',
  'without an end': 'no end date',
};

const sides: Readonly<Record<string, string>> = { 0: 'neither', 1: 'first team', 2: 'second team' };

const isFlag = (name: string): boolean => name.startsWith('all_out_');

function valueText(name: string, value: string | null): string {
  if (value === null) return 'nothing';
  if (isFlag(name)) return value === '1' ? 'yes' : 'no';
  if (name === 'winner' || name === 'batted_first') return sides[value] ?? value;
  if (name === 'rule' && value in reasonNames) return reasonNames[value as keyof typeof reasonNames].toLowerCase();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return momentAt(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dateAt(value);
  // Enum values such as 'not_reached'. Text typed by people has capitals, spaces or full stops.
  return words[value] ?? (/^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value);
}

/** Internal references of a match. The log has their names in other values. */
const stored = new Set(['group_id', 'team_1_id', 'team_2_id', 'slot_1', 'slot_2', 'source_1', 'source_2']);

/** The changed values in words: 'roles: editor, now editor, owner'. Null if the entry has none. */
export function describeChange({ action, before, after }: Pick<LoggedAct, 'action' | 'before' | 'after'>) {
  const named: Readonly<Record<string, string>> = action === 'site-details.changed' ? detailLabels : labels;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !stored.has(name),
  );
  const changes = names.map((name) => {
    const [old, now] = [before?.[name] ?? null, after?.[name] ?? null];
    const label = named[name] ?? name.replaceAll('_', ' ');
    if (old === null) return `${label}: ${valueText(name, now)}`;
    return `${label}: ${valueText(name, old)}, now ${valueText(name, now)}`;
  });
  return changes.length === 0 ? null : changes.join('. ');
}
