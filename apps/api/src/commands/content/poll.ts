import { z } from 'zod';
import type { Tx } from '../../db/open-database.ts';
import {
  removeUnvoted,
  requirePoll,
  requireUnvoted,
  setPollClosed,
} from '../../modules/desk/content/change-poll.service.ts';
import { listDeskPolls, listOptionsOf } from '../../modules/desk/content/polls.store.ts';
import { toInstant } from '../../runtime/clock.ts';
import { defineCommand, dryRun, json, none } from '../command.ts';
import { logTo, readAll } from '../log-to.ts';

const onePoll = z.object({ poll: z.coerce.number<string>().int().min(1) });

export const pollCommands = [
  defineCommand({
    name: 'poll list',
    summary: 'lists polls with their votes, newest first',
    args: none,
    options: z.object({ json }),
    access: 'read',
    async run({ json: isJson }, { tx }) {
      const polls = await describePolls(tx);
      if (isJson) return JSON.stringify(polls);
      const lines = polls.map(({ id, question, options, closed_at: closedAt }) => {
        const votes = options.map((option) => `${option.text} ${option.votes}`).join(', ');
        return `${id}  ${question} (${closedAt === null ? 'open' : 'closed'}): ${votes}`;
      });
      return lines.join('\n') || 'No polls.';
    },
  }),

  closing('close', true, 'ends the voting in a poll'),
  closing('reopen', false, 'opens a closed poll for votes again'),

  defineCommand({
    name: 'poll remove',
    summary: 'removes a poll that no one has voted in',
    args: onePoll,
    options: z.object({ dry_run: dryRun }),
    access: 'write',
    example: '12 --dry-run',
    async run({ poll, dry_run: isDryRun }, { tx, now }) {
      const { question } = await requireUnvoted(tx, poll);
      if (isDryRun) return `Would remove the poll "${question}".`;
      await removeUnvoted({ tx, now, log: logTo(tx, now) }, poll);
      return `Removed the poll "${question}".`;
    },
  }),
];

function closing(verb: string, isClosed: boolean, summary: string) {
  return defineCommand({
    name: `poll ${verb}`,
    summary,
    args: onePoll,
    options: none,
    access: 'write',
    async run({ poll }, { tx, now }) {
      const state = isClosed ? 'closed' : 'open';
      const { question, closed_at: closedAt } = await requirePoll(tx, poll);
      if ((closedAt !== null) === isClosed) return `The poll "${question}" is already ${state}.`;
      await setPollClosed({ tx, now, log: logTo(tx, now) }, poll, isClosed);
      return `The poll "${question}" is now ${state}.`;
    },
  });
}

async function describePolls(tx: Tx) {
  const polls = await readAll((after) => listDeskPolls(tx, after));
  const options = await listOptionsOf(
    tx,
    polls.map(({ id }) => id),
  );
  return polls.map(({ id, question, closed_at: closedAt }) => ({
    id,
    question,
    closed_at: closedAt === null ? null : toInstant(closedAt),
    options: options
      .filter((option) => option.poll_id === id)
      .map(({ text, votes }) => ({ text, votes: Number(votes) })),
  }));
}
