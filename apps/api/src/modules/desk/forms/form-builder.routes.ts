import * as contract from '@maidan/contract/desk/form-builder';
import { PAGE } from '@maidan/contract/rules/form-conditions';
import type { Db } from '../../../db/open-database.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { defineModule } from '../../module.ts';
import { requireId } from '../access/cursors.service.ts';
import { describeContent, describeField, describeLimits } from './form-builder.reply.ts';
import * as store from './form-builder.store.ts';
import { describeForm } from './forms.reply.ts';
import { findDeskForm } from './forms.store.ts';
import { publishContent, storeContent } from './publish-form.service.ts';
import type { StoredForm } from './stored-form.ts';

const thingOf = (id: number, name: string) => ({ kind: 'form', id, name });

/** Building, publishing and limiting the forms of the sites. */
export const formBuilderModule = defineModule({
  name: 'form-builder',
  routes({ db, clock, pepper, mediaUrl }) {
    const pictures = { pepper, mediaUrl };
    return [
      route(contract.formDraft, async ({ params }) => {
        const id = requireId(params.id, 'form');
        const [form, built] = await Promise.all([findDeskForm(db, id), store.findBuiltForm(db, id)]);
        if (!form || !built) throw errors.notFound('form');
        const [draft, versions] = await Promise.all([store.findDraft(db, id), store.listVersions(db, id)]);
        return {
          form: { ...describeForm(form, clock()), title: draft?.content.title ?? form.title },
          revision: built.revision,
          content: describeContent(pictures, draft?.content ?? built.content),
          published: built.is_draft === 1 ? null : describeContent(pictures, built.content),
          changed_at: draft ? toInstant(draft.changed_at) : null,
          changed_by: draft?.staff_name ?? null,
          retired: built.retired.map(({ field, answers }) => ({ field: describeField(pictures, field), answers })),
          limits: describeLimits(built),
          versions: versions.map(({ number, published_at, staff_name, content }) => ({
            number,
            published_at: toInstant(published_at),
            staff: staff_name,
            fields: content.fields.filter(({ type }) => type !== PAGE).length,
          })),
        };
      }),

      route(contract.createForm, ({ body: { content } }, { act, staff: { staffId } }) =>
        act(async (tx, now, log) => {
          const id = await store.addForm(tx, content.title);
          await store.saveDraft(tx, id, { content: storeContent(pepper, content), staffId }, now);
          await log({ action: 'form.created', thing: thingOf(id, content.title) });
          return { id };
        }),
      ),

      route(contract.duplicateForm, ({ params }, { act, staff: { staffId } }) =>
        act(async (tx, now, log) => {
          const of = requireId(params.id, 'form');
          const content = await currentContent(tx, of);
          const copy = { ...content, title: `${content.title.slice(0, 140)} (copy)` };
          const id = await store.addForm(tx, copy.title);
          await store.saveDraft(tx, id, { content: copy, staffId }, now);
          await log({ action: 'form.duplicated', thing: thingOf(id, copy.title), after: { from: content.title } });
          return { id };
        }),
      ),

      route(contract.saveFormDraft, ({ params, body }, { act, staff: { staffId } }) =>
        act(async (tx, now, log) => {
          const form = await store.takeForm(tx, requireId(params.id, 'form'), body.revision);
          const content = storeContent(pepper, body.content);
          if (form.is_draft === 1) await store.renameForm(tx, form.id, content.title);
          const isNew = await store.saveDraft(tx, form.id, { content, staffId }, now);
          if (isNew) await log({ action: 'form.edited', thing: thingOf(form.id, form.title) });
          return { revision: form.revision };
        }),
      ),

      route(contract.discardFormDraft, ({ params, body }, { act }) =>
        act(async (tx, _now, log) => {
          const form = await store.takeForm(tx, requireId(params.id, 'form'), body.revision);
          if (form.is_draft === 1) {
            throw errors.conflict('form_changed', {
              text: 'This form was never published, so there is nothing to go back to.',
            });
          }
          await store.removeDraft(tx, form.id);
          await log({ action: 'form.draft-discarded', thing: thingOf(form.id, form.title) });
          return null;
        }),
      ),

      route(contract.publishForm, ({ params, body }, { act, staff: { staffId } }) =>
        act(async (tx, now, log) => {
          const form = await store.takeForm(tx, requireId(params.id, 'form'), body.revision);
          const content = await currentContent(tx, form.id);
          const version = await publishContent(tx, form, { content, staffId }, now);
          const after = { version: String(version), fields: String(content.fields.length) };
          await log({ action: 'form.published', thing: thingOf(form.id, content.title), after });
          return { version };
        }),
      ),

      route(contract.formVersionContent, async ({ params }) => {
        const id = requireId(params.id, 'form');
        const content = await store.findVersion(db, id, requireId(params.number, 'version'));
        if (!content) throw errors.notFound('version');
        return describeContent(pictures, content);
      }),

      route(contract.limitForm, ({ params, body }, { act }) =>
        act(async (tx, now, log) => {
          const form = await store.takeForm(tx, requireId(params.id, 'form'));
          const [opens_at, closes_at] = [timeOf(body.opens_at), timeOf(body.closes_at)];
          if (opens_at !== null && closes_at !== null && closes_at <= opens_at) {
            throw errors.invalidField('closes_at', 'It has to close after it opens.');
          }
          const { answers_max } = body;
          const closed_at = body.is_closed ? (form.closed_at ?? now) : null;
          const flags = { one_each: body.one_each ? 1 : 0, can_withdraw: body.can_withdraw ? 1 : 0 } as const;
          const limits = { opens_at, closes_at, closed_at, answers_max, ...flags };
          await store.writeLimits(tx, form.id, limits);
          const [before, after] = [describeLimits(form), describeLimits(limits)];
          const changed = changesBetween(before, after);
          const isClosing = before.is_closed !== after.is_closed && Object.keys(changed.after).length === 1;
          const action = isClosing ? (after.is_closed ? 'form.closed' : 'form.reopened') : 'form.limited';
          if (Object.keys(changed.after).length > 0) {
            await log({ action, thing: thingOf(form.id, form.title), ...changed });
          }
          return after;
        }),
      ),
    ];
  },
});

/** What is being built: the draft, or else what people see. */
async function currentContent(db: Db, id: number): Promise<StoredForm> {
  const content = (await store.findDraft(db, id))?.content ?? (await store.findBuiltForm(db, id))?.content;
  if (!content) throw errors.notFound('form');
  return content;
}

const timeOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

const words = (value: string | number | boolean | null) => (value === null ? null : String(value));

/** The limits that differ, as the log has them. */
function changesBetween(before: contract.FormLimits, after: contract.FormLimits) {
  const names = (Object.keys(after) as (keyof contract.FormLimits)[]).filter((name) => before[name] !== after[name]);
  const pick = (limits: contract.FormLimits) => Object.fromEntries(names.map((name) => [name, words(limits[name])]));
  return { before: pick(before), after: pick(after) };
}
