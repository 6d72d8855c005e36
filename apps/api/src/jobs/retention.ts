import { spanText } from '@maidan/contract/personal-data/stored-table';
import { tableOrder, tableRules, type Tables } from '../db/schema.ts';
import type { TableRule } from '../db/migrations/table-rules.ts';
import type { Db } from '../db/open-database.ts';
import { shortenLog } from '../modules/log/audit-log.store.ts';
import { totalInteractions } from '../modules/interactions/interactions.store.ts';
import { removeHiddenComments } from '../modules/moderation/moderated-comments.store.ts';
import { forgetChanges } from '../modules/profile/phone-change.store.ts';
import { settleViews } from '../modules/views/views.store.ts';
import { HOUR } from '../runtime/clock.ts';

/** Removes rows from before a time if deleting them would lose data that must remain. */
export const reductions: Readonly<Partial<Record<keyof Tables, (db: Db, before: number) => Promise<void>>>> = {
  view_marks: settleViews,
  phone_changes: forgetChanges,
  comments: removeHiddenComments,
  interaction_counts: totalInteractions,
  audit_log: shortenLog,
};

/** The table in the document. */
export function describeRetention(): string {
  const rows = tableOrder.map(
    ({ name }) => `| ${name} | ${tableRules[name].purpose} | ${describe(tableRules[name].kept)} |`,
  );
  return ['| table | purpose | kept |', '| --- | --- | --- |', ...rows].join('\n');
}

function describe(kept: TableRule['kept']): string {
  if (kept === 'content') return 'until the organiser removes it';
  if (kept === 'account') return 'until the account is deleted';
  if (kept === 'staff') return 'until an owner removes the person';
  const { since, life, remainder } = kept;
  return `${spanText(life / HOUR).toLowerCase()} after \`${since}\`${remainder ? `; ${remainder}` : ''}`;
}
