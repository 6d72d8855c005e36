import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';

describe.each(engines)('forms of several pages on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  const isYes = { match: 'all' as const, rules: [{ field: 'plays', test: 'equals' as const, values: ['Yes'] }] };
  const page = (key: string, more = {}) => field(key, { type: 'page', ...more });
  const paged = () =>
    sheet({
      fields: [
        field('plays', { type: 'radio', options: ['Yes', 'No'] }),
        page('players', { label: 'Players', shown_if: isYes }),
        field('shirt', { is_required: true }),
        page('rest', { label: 'The rest' }),
        field('note'),
      ],
    });

  test('a page is not a field: its condition applies to its fields, and it has no answers', async () => {
    const id = await staff.published(paged());
    const form = await staff.shown(id);
    const [plays, shirt, note] = form.fields;
    expect(form.fields.map(({ type }) => type)).toEqual(['radio', 'text', 'text']);
    expect(form.pages).toEqual([
      { title: 'Players', first: shirt?.id },
      { title: 'The rest', first: note?.id },
    ]);
    const holds = { match: 'all', rules: [{ field: plays?.id, test: 'equals', values: ['Yes'] }] };
    // Clients without support for pages show every field, so it must not be marked as required.
    expect(shirt).toMatchObject({ page_if: holds, is_required: 0, required_if: { match: 'all', rules: [] } });
    expect(note?.page_if).toBeNull();

    const { token } = await signIn(api);
    expect((await staff.answer(id, { PLAYS: 'Yes' }, token)).json['errors']).toEqual({
      [String(shirt?.id)]: ['Please fill in the field "SHIRT".'],
    });
    expect((await staff.answer(id, { PLAYS: 'No', SHIRT: 'left over' }, token)).status).toBe(200);
    const stored = await api.db.selectFrom('form_answers').select('answer_text').execute();
    expect(stored.map(({ answer_text }) => answer_text)).toEqual(['No']);
  });

  test('a removed page is not offered as a question to restore', async () => {
    const id = await staff.published(paged());
    const { revision, content } = await staff.draft(id);
    const kept = content.fields.filter(({ type }) => type !== 'page');
    await staff.save(id, revision, sheet({ fields: kept.map((each) => ({ ...each, picture: null })) }));
    await staff.publish(id);
    expect((await staff.shown(id)).pages).toEqual([]);
    expect((await staff.draft(id)).retired).toEqual([]);
  });

  test('a page without a field or a title cannot be published', async () => {
    const id = await staff.create(sheet({ fields: [field('a'), page('empty'), page('b', { label: '' }), field('c')] }));
    expect((await staff.publish(id)).json).toMatchObject({
      errors: { 'fields.b': ['Give the page a title.'] },
    });
    const other = await staff.create(sheet({ fields: [field('a'), page('empty')] }));
    expect((await staff.publish(other)).json).toMatchObject({
      errors: { 'fields.empty': ['Add a field to this page, or remove the page.'] },
    });
  });

  test('200 fields on ten pages can be published and answered', async () => {
    const long = 'What the scorers should know about your team before the season begins in this ward?';
    const fields = Array.from({ length: 200 }, (_, at) => [
      ...(at % 20 === 0 ? [page(`p${at}`, { label: `Page ${at}` })] : []),
      field(`f${at}`, { label: `${at} ${long}`, type: 'select', options: ['Yes', 'No', 'Perhaps', 'I do not know'] }),
    ]).flat();
    const id = await staff.published(sheet({ fields }));
    const form = await staff.shown(id);
    expect([form.fields.length, form.pages.length]).toEqual([200, 10]);
    const answers = Object.fromEntries(form.fields.map(({ label }) => [label, 'Perhaps']));
    const { token } = await signIn(api);
    expect((await staff.answer(id, answers, token)).status).toBe(200);
    const more = [...fields, field('one-more')];
    expect((await staff.publish(await staff.create(sheet({ fields: more })))).json).toMatchObject({
      errors: { fields: ['It has 201 fields, and the maximum is 200.'] },
    });
  });
});
