import * as builder from '@maidan/contract/desk/forms/form-builder';
import type { FormContent } from '@maidan/contract/desk/forms/form-content';
import { testMedia } from '../../../../testing/media/test-media.ts';
import { addMedia } from '../../media/media.store.ts';
import { deskForms } from '@maidan/contract/desk/forms/forms';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet, type BuiltTestField } from '../../../../testing/form-builder.ts';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { importContent } from '../../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { mediaColumns } from '../../media/media-use.store.ts';

describe.each(engines)('the form builder on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  test('a new form is invisible and accepts no responses until it is published under a slug of its own', async () => {
    const id = await staff.create();
    expect(await api.reply(formById, { params: { id } })).toBeNull();
    const { token: reader } = await signIn(api);
    expect((await sendForm(api, writeForm(answerParts(id, [])), { token: reader })).status).toBe(404);
    expect((await api.reply(deskForms, { query: {} }, { token: staff.token })).data[0]).toMatchObject({
      state: 'draft',
      is_changed: true,
    });
    expect((await staff.publish(id)).json).toEqual({ version: 1 });
    const form = await api.reply(formById, { params: { id: 'team-sheet' } });
    expect(form).toMatchObject({ id, title: 'Team sheet', description: '<p>By Thursday</p>', state: 'open' });
    expect(form?.fields).toMatchObject([
      { label: 'Team name', is_required: 1, shown_if: null },
      { label: 'Age group', options: [{ option_text: 'Under 17' }, { option_text: 'Open' }] },
      {
        // Clients without support for conditions show every field, so it must not be marked as required.
        is_required: 0,
        shown_if: { match: 'all', rules: [{ field: form?.fields[1]?.id, test: 'equals', values: ['Under 17'] }] },
        required_if: { match: 'all', rules: [] },
      },
    ]);
    const again = await staff.published();
    expect((await api.reply(formById, { params: { id: 'team-sheet-2' } }))?.id).toBe(again);
    expect((await staff.acts()).slice(0, 2)).toEqual(['form.published', 'form.created']);
  });

  test('a draft changes nothing until it is published, and can be discarded', async () => {
    const id = await staff.published();
    const before = await staff.draft(id);
    expect(before).toMatchObject({ changed_at: null, form: { is_changed: false } });
    expect(before.content).toEqual(before.published);
    await staff.save(id, before.revision, sheet({ title: 'Player sheet' }));
    expect((await staff.shown(id)).title).toBe('Team sheet');
    const changed = await staff.draft(id);
    expect(changed).toMatchObject({ content: { title: 'Player sheet' }, published: { title: 'Team sheet' } });
    expect([changed.changed_by, changed.form.is_changed]).toEqual(['Kavya', true]);
    const drop = { params: { id }, body: { revision: changed.revision } };
    expect((await api.request(builder.discardFormDraft, drop, { token: staff.token })).status).toBe(204);
    expect((await staff.draft(id)).content.title).toBe('Team sheet');
  });

  test('when two people change a form at once, the second gets a conflict, and nothing is overwritten', async () => {
    const id = await staff.published();
    const { revision } = await staff.draft(id);
    expect((await staff.save(id, revision, sheet({ title: 'Mine' }))).status).toBe(200);
    const late = await staff.save(id, revision, sheet({ title: 'Theirs' }));
    expect([late.status, late.json]).toMatchObject([409, { code: 'form_changed' }]);
    const body = { params: { id }, body: { revision } };
    expect((await api.request(builder.publishForm, body, { token: staff.token })).status).toBe(409);
    expect((await staff.draft(id)).content.title).toBe('Mine');
  });

  test('a removed field keeps its answers, and they return with it', async () => {
    const id = await staff.published();
    const { token: reader } = await signIn(api);
    expect((await staff.answer(id, { 'Team name': 'Jets', 'Age group': 'Open' }, reader)).status).toBe(200);
    const [name, age, paper] = sheet().fields as [BuiltTestField, BuiltTestField, BuiltTestField];
    await staff.save(id, (await staff.draft(id)).revision, sheet({ fields: [name] }));
    await staff.publish(id);
    const { retired, versions } = await staff.draft(id);
    expect(retired).toMatchObject([
      { field: { key: 'age', options: ['Under 17', 'Open'] }, answers: 1 },
      { field: { key: 'paper' }, answers: 0 },
    ]);
    expect(versions).toMatchObject([
      { number: 2, fields: 1, staff: 'Kavya' },
      { number: 1, fields: 3 },
    ]);
    const first = await api.reply(builder.formVersionContent, { params: { id, number: 1 } }, { token: staff.token });
    expect(first.fields.map(({ key }) => key)).toEqual(['name', 'age', 'paper']);
    await staff.save(id, (await staff.draft(id)).revision, sheet({ fields: [name, age, paper] }));
    await staff.publish(id);
    const kept = await api.db.selectFrom('form_answers').select('field_id').where('answer_text', '=', 'Open').execute();
    expect(kept.map(({ field_id: of }) => of)).toContain((await staff.shown(id)).fields[1]?.id);
  });

  test.each<[string, Partial<FormContent>, Record<string, string>]>([
    ['no field', { fields: [] }, { fields: 'Add at least one field that people can answer.' }],
    ['no label', { fields: [field('a', { label: ' ' })] }, { 'fields.a': 'Write the question.' }],
    ['no option', { fields: [field('a', { type: 'select' })] }, { 'fields.a': 'Add at least one option.' }],
    [
      'an empty option',
      { fields: [field('a', { type: 'select', options: ['A', ''] })] },
      { 'fields.a': 'An option is empty.' },
    ],
    ['no picture', { fields: [field('a', { type: 'image' })] }, { 'fields.a': 'Choose a picture.' }],
    ['a field twice', { fields: [field('a'), field('a')] }, { 'fields.a': 'This field appears twice.' }],
    [
      'a loop',
      {
        fields: [
          field('a', { shown_if: { match: 'all', rules: [{ field: 'b', test: 'answered', values: [] }] } }),
          field('b', { shown_if: { match: 'all', rules: [{ field: 'a', test: 'answered', values: [] }] } }),
        ],
      },
      {
        'fields.a': 'These questions depend on each other in a loop: “A” depends on “B”, which depends on “A”.',
        'fields.b': 'These questions depend on each other in a loop: “B” depends on “A”, which depends on “B”.',
      },
    ],
  ])('%s is kept in a draft and refused when it is published', async (_, more, expected) => {
    const id = await staff.create(sheet(more));
    const refused = await staff.publish(id);
    const { errors } = refused.json as { errors: Record<string, string[]> };
    expect([refused.status, Object.fromEntries(Object.entries(errors).map(([at, [text]]) => [at, text]))]).toEqual([
      422,
      expected,
    ]);
    expect(await api.reply(formById, { params: { id } })).toBeNull();
  });

  test('a copy has the fields and the look, but no responses', async () => {
    const id = await staff.published();
    const copy = Number((await api.reply(builder.duplicateForm, { params: { id } }, { token: staff.token })).id);
    const { content, form, published: out } = await staff.draft(copy);
    expect([content.title, form.answers, out]).toEqual(['Team sheet (copy)', 0, null]);
    expect(content.fields).toEqual((await staff.draft(id)).content.fields);
  });

  test('a template is offered for new forms, which get its fields and title', async () => {
    const id = await staff.published();
    const other = await staff.published();
    const call = (is_template: boolean) =>
      api.request(builder.setFormTemplate, { params: { id }, body: { is_template } }, { token: staff.token });
    const templates = async () =>
      (await api.reply(deskForms, { query: { only: 'templates' } }, { token: staff.token })).data.map(
        (form) => form.id,
      );
    expect([(await call(true)).status, (await call(true)).status]).toEqual([204, 204]);
    expect(await templates()).toEqual([id]);
    const started = Number((await api.reply(builder.duplicateForm, { params: { id } }, { token: staff.token })).id);
    const { content, form, published: out } = await staff.draft(started);
    expect([content.title, form.is_template, out]).toEqual(['Team sheet', false, null]);
    expect(content.fields).toEqual((await staff.draft(id)).content.fields);
    expect((await call(false)).status).toBe(204);
    expect(await templates()).toEqual([]);
    const { data } = await api.reply(deskForms, { query: {} }, { token: staff.token });
    expect(data.map((each) => each.id)).toEqual(expect.arrayContaining([id, other, started]));
    const acts = (await staff.acts()).filter((action) => action.startsWith('form.template'));
    expect(acts.toSorted()).toEqual(['form.template-ended', 'form.template-made']);
  });

  test('a picture must be a stored one, and is kept while a draft uses it', async () => {
    const media = testMedia('media/gate.png');
    await addMedia(api.db, [media], api.now());
    const picture = media.id;
    const map = field('map', { type: 'image', subtext: 'Gate 4', picture });
    const id = await staff.create(sheet({ picture, fields: [...sheet().fields, map] }));
    const { content } = await staff.draft(id);
    expect([content.picture?.url, content.fields[3]?.picture?.url]).toEqual(Array(2).fill(`/api/media/${picture}`));
    expect(await api.db.selectFrom('form_images').selectAll().execute()).toEqual([{ form_id: id, stored: picture }]);
    expect(mediaColumns).toContainEqual({ table: 'form_images', column: 'stored' });
    const { revision } = await staff.draft(id);
    for (const forged of [`${picture}x`, 'x.y', testMedia('media/other.png').id]) {
      expect((await staff.save(id, revision, sheet({ picture: forged }))).status).toBe(422);
    }
    await staff.publish(id);
    expect((await staff.shown(id)).fields[3]).toMatchObject({ image_url: `/api/media/${picture}`, subtext: 'Gate 4' });
  });

  test('a form from a pack can be edited, and a later import leaves the draft alone', async () => {
    const pack = { slug: 'trials', title: 'Trials', fields: [{ name: 'who', label: 'Who?' }] };
    await importContent(api, { 'forms.json': [pack] });
    const id = Number((await api.reply(formById, { params: { id: 'trials' } }))?.id);
    const { revision, content } = await staff.draft(id);
    expect(content).toMatchObject({ title: 'Trials', fields: [{ key: 'who', label: 'Who?' }] });
    await staff.save(id, revision, sheet({ title: 'Better trials' }));
    await importContent(api, { 'forms.json': [{ ...pack, title: 'Trials again' }] });
    expect(await staff.draft(id)).toMatchObject({
      content: { title: 'Better trials' },
      published: { title: 'Trials again' },
    });
  });

  test('unknown forms and versions are not found', async () => {
    expect((await api.request(builder.formDraft, { params: { id: 999 } }, { token: staff.token })).status).toBe(404);
    expect((await staff.limit(999, {})).status).toBe(404);
    const version = { params: { id: await staff.published(), number: 9 } };
    expect((await api.request(builder.formVersionContent, version, { token: staff.token })).status).toBe(404);
  });
});
