import path from 'node:path';
import type { Id } from '@maidan/contract/core/wire';
import { LINK_DAYS_MAX, LINK_VALUE_MAX, LINK_VALUES_MAX } from '@maidan/contract/rules/prefill';
import { isPrefillable } from '@maidan/contract/rules/prefillable';
import { z } from 'zod';
import { listFieldKeys } from '../../modules/desk/forms/form-builder.store.ts';
import { makePrefilledLink } from '../../modules/desk/forms/prefilled-link.service.ts';
import { describeForm } from '../../modules/desk/forms/forms.reply.ts';
import { listForms } from '../../modules/desk/forms/forms.store.ts';
import { limitForm } from '../../modules/desk/forms/limit-form.service.ts';
import { writeAct } from '../../modules/desk/log/audit-log.store.ts';
import type { Tx } from '../../db/open-database.ts';
import { findForm } from '../../modules/forms/definitions/custom-forms.store.ts';
import { exportForm } from '../../modules/forms/export/export-form.service.ts';
import { toInstant } from '../../runtime/clock.ts';
import { CommandError, defineCommand, dryRun, json, none } from '../command.ts';
import { idOrSlug } from '../known.ts';
import { logTo, readAll } from '../log-to.ts';

const filling = z
  .string()
  .regex(/^[^=]+=/, 'is a key and an answer, such as team="Lane 14"')
  .transform((typed) => {
    const at = typed.indexOf('=');
    return { key: typed.slice(0, at).trim(), text: typed.slice(at + 1) };
  })
  .refine(({ text }) => text.length <= LINK_VALUE_MAX, `is at most ${LINK_VALUE_MAX} characters`);

const FORMS_AT_ONCE = 100;

export const formCommands = [
  defineCommand({
    name: 'form export',
    summary: 'writes the responses to a form and their files into a new folder',
    args: z.object({ form: idOrSlug, folder: z.string().optional() }),
    options: none,
    access: 'read',
    async run({ form, folder = `form-${form}` }, context) {
      const target = path.resolve(context.folder, folder);
      const { rows, files } = await exportForm(context.tx, context.uploads, form, target);
      return `Wrote ${rows} responses and ${files} files into ${target}. They are personal data.`;
    },
  }),

  defineCommand({
    name: 'form list',
    summary: 'lists forms with their state and answers, newest first',
    args: none,
    options: z.object({ json }),
    access: 'read',
    async run({ json: isJson }, { tx, now }) {
      const rows = await readAll((before) => listForms(tx, { before, templates: false }, FORMS_AT_ONCE));
      const forms = rows.map((row) => describeForm(row, now));
      if (isJson) return JSON.stringify(forms);
      const lines = forms.map(
        ({ id, slug, title, state, answers }) => `${id}  ${slug}  ${title}, ${state}, answers: ${answers}`,
      );
      return lines.join('\n') || 'No forms.';
    },
  }),

  closing('close', true, 'ends the answering of a form at once'),
  closing('reopen', false, 'lets people answer a closed form again, within its other limits'),

  defineCommand({
    name: 'form link',
    summary: 'prints a signed link that opens a published form with answers filled in, as the desk makes it',
    args: z.object({ form: idOrSlug }),
    options: z.object({
      fill: z
        .array(filling)
        .min(1)
        .max(LINK_VALUES_MAX)
        .describe('<key=answer> the key of a field and its answer; a wrong key prints those of the form'),
      days: z.coerce
        .number()
        .int()
        .min(1)
        .max(LINK_DAYS_MAX)
        .default(30)
        .describe('<number> how long it works; 30 if left out'),
      json,
    }),
    access: 'write',
    example: 'trials --fill team="Lane 14" --fill age="Under 17" --days 7',
    async run({ form: key, fill: values, days, json: isJson }, { tx, now, pepper, leagueOrigin }) {
      const form = await requireForm(tx, key);
      const made = await makePrefilledLink(tx, { pepper: pepper(), leagueOrigin }, form, { values, days }, now);
      if ('refused' in made) {
        const keys = new Map([...(await listFieldKeys(tx, form.id))].map(([name, id]) => [id, name]));
        const open = form.fields.filter(isPrefillable).flatMap(({ id }) => keys.get(Number(id)) ?? []);
        throw new CommandError(
          `A link cannot fill in "${made.refused}" like this. What it can fill in: ${open.join(', ') || 'nothing'}.`,
        );
      }
      await writeAct(
        tx,
        null,
        { action: 'form.link-made', thing: { kind: 'form', id: form.id, name: form.title } },
        now,
      );
      const end = toInstant(made.until);
      return isJson ? JSON.stringify({ url: made.url, expires_at: end }) : `${made.url}\nIt works until ${end}.`;
    },
  }),
];

function closing(verb: string, isClosed: boolean, summary: string) {
  return defineCommand({
    name: `form ${verb}`,
    summary,
    args: z.object({ form: idOrSlug }),
    options: z.object({ dry_run: dryRun }),
    access: 'write',
    example: 'trials --dry-run',
    async run({ form: key, dry_run: isDryRun }, { tx, now, leagueOrigin }) {
      const form = await requireForm(tx, key);
      const state = isClosed ? 'closed' : 'open';
      if ((form.closed_at !== null) === isClosed) return `The form "${form.title}" is already ${state}.`;
      if (isDryRun) return `Would ${verb} the form "${form.title}".`;
      const step = { tx, now, log: logTo(tx, now) };
      await limitForm(step, form.id, (limits) => ({ ...limits, is_closed: isClosed }), { leagueOrigin });
      return `The form "${form.title}" is now ${state}.`;
    },
  });
}

async function requireForm(tx: Tx, key: Id) {
  const form = await findForm(tx, key);
  if (form) return form;
  throw new CommandError(`The form "${key}" does not exist, or was never published.`);
}
