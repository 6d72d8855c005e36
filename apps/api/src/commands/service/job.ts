import { formatDateTime } from '@maidan/i18n/date-time';
import { z } from 'zod';
import { counted } from '../counted.ts';
import { listJobs, retryJobs } from '../../modules/jobs/jobs.store.ts';
import { toInstant } from '../../runtime/clock.ts';
import { CommandError, defineCommand, none, text } from '../command.ts';

export const jobCommands = [
  defineCommand({
    name: 'job list',
    summary: 'lists waiting jobs and failed jobs',
    args: none,
    options: z.object({
      limit: z.coerce.number().int().min(1).max(1000).default(100).describe('<number> how many to list at most'),
    }),
    access: 'read',
    async run({ limit }, { tx }) {
      const jobs = (await listJobs(tx, limit)).map(({ kind, key, attempts, error, failed_at: failedAt }) => {
        return { kind, key, attempts, error, failed_at: failedAt === null ? null : toInstant(failedAt) };
      });
      const lines = jobs.map(({ kind, key, attempts, error, failed_at: failedAt }) => {
        const state = failedAt === null ? `${attempts} attempts` : `failed on ${formatDateTime(failedAt)}`;
        return `${kind} ${key}: ${state}${error === null ? '' : `, ${error}`}`;
      });
      return { text: lines.join('\n') || 'No jobs are waiting.', facts: jobs };
    },
  }),

  defineCommand({
    name: 'job retry',
    summary: 'retries failed jobs',
    args: none,
    options: z.object({ key: text('<key> only this job, as job list names it') }),
    access: 'write',
    async run({ key }, { tx, now }) {
      const count = await retryJobs(tx, key, now);
      if (count === 0) throw new CommandError(`No job${key === undefined ? '' : ` with the key ${key}`} has failed.`);
      return { text: `${counted(count, 'job')} will be retried.`, facts: { count } };
    },
  }),
];
