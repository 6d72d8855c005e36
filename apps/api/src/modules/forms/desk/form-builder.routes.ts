import * as contract from '@maidan/contract/desk/forms/form-builder';
import { PAGE } from '@maidan/contract/rules/form-conditions';
import type { Db } from '../../../db/open-database.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { findForm, listGrounds } from '../definitions/custom-forms.store.ts';
import { listOfForm } from '../waiting/form-waiting.service.ts';
import { defineModule } from '../../module.ts';
import { countWaiting } from '../../waiting-list/waiting-list.store.ts';
import { requireId } from '../../access/cursors.service.ts';
import { describeContent, describeFields, describeLimits } from './form-builder.reply.ts';
import * as store from './form-builder.store.ts';
import { describeForm } from './forms.reply.ts';
import { findDeskForm, writeTemplate } from './forms.store.ts';
import { limitForm } from './limit-form.service.ts';
import { makePrefilledLink } from './prefilled-link.service.ts';
import { publishContent, storeContent } from './publish-form.service.ts';
import type { StoredForm } from './stored-form.ts';

const thingOf = (id: number, name: string) => ({ kind: 'form', id, name });

/** Building, publishing and limiting the forms of the sites. */
export const formBuilderModule = defineModule({
  name: 'form-builder',
  routes({ db, clock, pepper, mediaUrl, settings }) {
    const source = { db, mediaUrl };
    return [
      route(contract.formDraft, async ({ params }) => {
        const id = requireId(params.id, 'form');
        const [form, built] = await Promise.all([findDeskForm(db, id), store.findBuiltForm(db, id)]);
        if (!form || !built) throw errors.notFound('form');
        const [draft, versions] = await Promise.all([store.findDraft(db, id), store.listVersions(db, id)]);
        const retired = await describeFields(
          source,
          built.retired.map(({ field }) => field),
        );
        return {
          form: { ...describeForm(form, clock()), title: draft?.content.title ?? form.title },
          revision: built.revision,
          content: await describeContent(source, draft?.content ?? built.content),
          published: built.is_draft === 1 ? null : await describeContent(source, built.content),
          changed_at: draft ? toInstant(draft.changed_at) : null,
          changed_by: draft?.staff_name ?? null,
          retired: built.retired.flatMap(({ answers }, at) => (retired[at] ? [{ field: retired[at], answers }] : [])),
          limits: describeLimits(built),
          grounds: await listGrounds(db),
          waiting: await countWaiting(db, listOfForm(id), clock()),
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
          await store.saveDraft(tx, id, { content: await storeContent(tx, content), staffId }, now);
          await log({ action: 'form.created', thing: thingOf(id, content.title) });
          return { id };
        }),
      ),

      route(contract.duplicateForm, ({ params }, { act, staff: { staffId } }) =>
        act(async (tx, now, log) => {
          const of = requireId(params.id, 'form');
          const content = await currentContent(tx, of);
          const isStart = (await findDeskForm(tx, of))?.is_template === 1;
          const copy = isStart ? content : { ...content, title: `${content.title.slice(0, 140)} (copy)` };
          const id = await store.addForm(tx, copy.title);
          await store.saveDraft(tx, id, { content: copy, staffId }, now);
          await log({ action: 'form.duplicated', thing: thingOf(id, copy.title), after: { from: content.title } });
          return { id };
        }),
      ),

      route(contract.setFormTemplate, ({ params, body: { is_template } }, { act }) =>
        act(async (tx, _now, log) => {
          const form = await findDeskForm(tx, requireId(params.id, 'form'));
          if (!form) throw errors.notFound('form');
          if (is_template === (form.is_template === 1)) return null;
          await writeTemplate(tx, form.id, is_template ? 1 : 0);
          const action = is_template ? 'form.template-made' : 'form.template-ended';
          await log({ action, thing: thingOf(form.id, form.title) });
          return null;
        }),
      ),

      route(contract.saveFormDraft, ({ params, body }, { act, staff: { staffId } }) =>
        act(async (tx, now, log) => {
          const form = await store.takeForm(tx, requireId(params.id, 'form'), body.revision);
          const content = await storeContent(tx, body.content);
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
        return describeContent(source, content);
      }),

      route(contract.limitForm, ({ params, body }, { act }) =>
        act((tx, now, log) => limitForm({ tx, now, log }, requireId(params.id, 'form'), body, settings)),
      ),

      route(contract.makeFormLink, ({ params, body }, { act }) =>
        act(async (tx, now, log) => {
          const form = await findForm(tx, requireId(params.id, 'form'));
          if (!form) throw errors.notFound('form');
          const { leagueOrigin } = settings;
          const made = await makePrefilledLink(tx, { pepper, leagueOrigin }, form, body, now);
          if ('refused' in made) throw errors.invalidField(made.refused, 'A link cannot fill this in.');
          await log({ action: 'form.link-made', thing: thingOf(form.id, form.title) });
          return { url: made.url, expires_at: toInstant(made.until) };
        }),
      ),
    ];
  },
});

/** The content being edited: the draft, or else the published form. */
async function currentContent(db: Db, id: number): Promise<StoredForm> {
  const content = (await store.findDraft(db, id))?.content ?? (await store.findBuiltForm(db, id))?.content;
  if (!content) throw errors.notFound('form');
  return content;
}
