import { INSIGHT_DAYS_MAX } from '@maidan/contract/desk/insights';
import { formatDateTime } from '@maidan/i18n/date-time';
import { z } from 'zod';
import { readInsights } from '../../modules/insights/read-insights.service.ts';
import { listActs } from '../../modules/log/audit-log.store.ts';
import { logFilter } from '../../modules/log/log-filter.service.ts';
import { describeAct } from '../../modules/log/log.reply.ts';
import { defineCommand, none, text } from '../command.ts';

const day = (description: string) => z.iso.date().optional().describe(`<2026-11-28> ${description}`);
const LOG_MAX = 10_000;

/** Read-only data of the desk, for reports and for other programs. */
export const deskCommands = [
  defineCommand({
    name: 'log list',
    summary: 'lists what staff and commands did, newest first',
    args: none,
    options: z.object({
      action: text('<action> only this action, such as post.withdrawn, or all that start with it, such as post.'),
      kind: text('<kind> only actions on things of this kind, such as post'),
      from: day('from this day in India'),
      to: day('until this day in India'),
      limit: z.coerce.number().int().min(1).max(LOG_MAX).default(100).describe('<number> how many to list at most'),
    }),
    access: 'read',
    example: '--action post. --from 2026-11-01 --json',
    async run({ limit, kind, ...query }, { tx }) {
      const acts = (await listActs(tx, logFilter({ ...query, thing_kind: kind }), limit)).map(describeAct);
      const lines = acts.map(({ at, staff, action, thing }) =>
        [
          formatDateTime(at),
          staff?.name ?? 'the server',
          action,
          thing && `${thing.kind} ${thing.name ?? thing.id ?? ''}`,
        ]
          .filter(Boolean)
          .join('  '),
      );
      return { text: lines.join('\n') || 'Nothing was done.', facts: acts };
    },
  }),

  defineCommand({
    name: 'insights show',
    summary: 'counts what happened, as Insights does; counts from one to nine are not shown',
    args: none,
    options: z.object({
      days: z.coerce.number().int().min(1).max(INSIGHT_DAYS_MAX).default(28).describe('<number> the last days: 28'),
    }),
    access: 'read',
    example: '--days 7 --json',
    async run({ days }, { tx, now }) {
      const counted = await readInsights(tx, days, now);
      const lines = counted.counts.map(({ kind, total }) => `${kind.padEnd(16)}${total ?? 'fewer than 10'}`);
      return { text: lines.join('\n'), facts: counted };
    },
  }),
];
