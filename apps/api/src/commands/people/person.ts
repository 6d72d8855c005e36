import { reportReasons } from '@maidan/contract/feed/reports';
import { SANCTION_DAYS_MAX, sanctionKinds } from '@maidan/contract/rules/sanctions';
import { z } from 'zod';
import type { Tx } from '../../db/open-database.ts';
import { describePeople } from '../../modules/desk/accounts/people.reply.ts';
import { findPerson, listPeople } from '../../modules/desk/accounts/people.store.ts';
import { wantedPeople } from '../../modules/desk/accounts/wanted-people.service.ts';
import { lift } from '../../modules/desk/moderation/answer-appeal.service.ts';
import { sanction } from '../../modules/moderation/sanction.service.ts';
import { findSanctions } from '../../modules/moderation/sanctions.store.ts';
import { endOtherSessions } from '../../modules/sessions/sessions.store.ts';
import { lockUser } from '../../modules/users/users.store.ts';
import { CommandError, defineCommand, dryRun, json } from '../command.ts';
import { logTo } from '../log-to.ts';

const onePerson = { person: z.coerce.number<string>().int().min(1) };

export const personCommands = [
  defineCommand({
    name: 'person find',
    summary: 'lists people by the beginning of a name or a whole phone number; the newest accounts without either',
    args: z.object({ query: z.string().default('') }),
    options: z.object({ json }),
    access: 'read',
    example: 'Meera --json',
    async run({ query, json: isJson }, { tx, now }) {
      const people = await describePeople(tx, await listPeople(tx, wantedPeople(query), undefined), now);
      if (isJson) return JSON.stringify(people);
      const lines = people.map(({ id, name, phone_ending: ending, sanction: inForce }) => {
        const number = ending === null ? 'no number' : `number ends in ${ending}`;
        return [`${id}  ${name}`, number, ...(inForce === null ? [] : [inForce])].join(', ');
      });
      return lines.join('\n') || 'No one has this name or number.';
    },
  }),

  defineCommand({
    name: 'person sanction',
    summary: 'warns, limits, suspends or bans a person, who is notified and can appeal',
    args: z.object({ ...onePerson, kind: z.enum(sanctionKinds) }),
    options: z.object({
      rule: z.enum(reportReasons).describe(`<rule> ${reportReasons.join(', ')}`),
      days: z.coerce
        .number()
        .int()
        .min(1)
        .max(SANCTION_DAYS_MAX)
        .optional()
        .describe('<number> how long it lasts; without an end if left out'),
      dry_run: dryRun,
    }),
    access: 'write',
    example: '12 suspension --rule spam --days 7',
    async run({ person, kind, rule, days = null, dry_run: isDryRun }, { tx, now }) {
      const { id: userId, name } = await requirePerson(tx, person);
      const until = kind === 'warning' ? '' : days === null ? ' without an end' : ` for ${days} days`;
      if (isDryRun) return `Would record for ${name}: ${kind}${until}.`;
      await lockUser(tx, userId);
      await sanction({ tx, now, log: logTo(tx, now) }, { userId, kind, rule, days, staffId: null });
      return `Recorded for ${name}: ${kind}${until}.`;
    },
  }),

  defineCommand({
    name: 'person lift',
    summary: 'ends every limit, suspension and ban in force against a person',
    args: z.object(onePerson),
    options: z.object({ dry_run: dryRun }),
    access: 'write',
    example: '12',
    async run({ person, dry_run: isDryRun }, { tx, now }) {
      const { id: userId, name } = await requirePerson(tx, person);
      await lockUser(tx, userId);
      const inForce = await findSanctions(tx, userId, now);
      if (inForce.length === 0) throw new CommandError(`Nothing is in force against ${name}.`);
      const kinds = inForce.map(({ kind }) => kind).join(', ');
      if (isDryRun) return `Would lift for ${name}: ${kinds}.`;
      const parts = { tx, now, log: logTo(tx, now), staff: null };
      // oxlint-disable-next-line no-await-in-loop -- one transaction, and rarely more than one
      for (const { id } of inForce) await lift(parts, id, true);
      return `Lifted for ${name}: ${kinds}.`;
    },
  }),

  defineCommand({
    name: 'person log-out',
    summary: 'logs a person out on every device',
    args: z.object(onePerson),
    options: z.object({ dry_run: dryRun }),
    access: 'write',
    example: '12',
    async run({ person, dry_run: isDryRun }, { tx, now }) {
      const { id, name } = await requirePerson(tx, person);
      if (isDryRun) return `Would log out ${name}.`;
      await endOtherSessions(tx, id, null, now);
      await logTo(tx, now)({ action: 'person.signed-out', thing: { kind: 'person', id, name } });
      return `Logged out ${name}.`;
    },
  }),
];

async function requirePerson(tx: Tx, id: number) {
  const person = await findPerson(tx, id);
  if (!person) throw new CommandError(`No person has the id ${id}. pnpm maidan person find <name> lists ids.`);
  return person;
}
