import { formAnswers } from '@maidan/contract/desk/forms/forms';
import { formReceipts } from '@maidan/contract/league/form-receipts';
import { formById } from '@maidan/contract/league/custom-forms';
import { toSpecOnly } from '@maidan/contract/core/spec-only';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { demoPack } from '../../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';

const CONSENT = 'Photos of the match may be shown until I say otherwise, on the site and on the boards of the ground. '
  .repeat(2)
  .trim();

describe.each(everyEngine)('kinds of questions that extend the specification, on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  const content = (text = CONSENT) =>
    sheet({
      fields: [
        field('age', { label: 'Age', type: 'number', min: 8, max: 17, is_required: true }),
        field('mail', { label: 'Mail', type: 'email' }),
        field('call', { label: 'Call', type: 'phone', account_value: 'phone' }),
        field('place', { label: 'Place', type: 'ground' }),
        field('sign', { label: 'Guardian', type: 'signature' }),
        field('photos', { label: 'Photos', type: 'consent', options: [text], is_required: true }),
      ],
    });
  const good = {
    Age: '12',
    Mail: 'asha@example.in',
    Call: '98765 43210',
    Place: 'Behind the temple',
    Guardian: 'Lakshmi Rao, 2026-11-20',
    Photos: CONSENT,
  };

  test('appear as a specification type to clients without the extension, and unchanged in the builder', async () => {
    const id = await staff.published(content());
    const form = await staff.shown(id);
    expect(form.fields.map(({ type, kind, min, max }) => [type, kind, min, max])).toEqual([
      ['text', 'number', 8, 17],
      ['text', 'email', null, null],
      ['text', 'phone', null, null],
      ['text', 'ground', null, null],
      ['text', 'signature', null, null],
      ['checkbox', 'consent', null, null],
    ]);
    expect(form.grounds.length).toBeGreaterThan(0);
    const plain = toSpecOnly(formById, form) as { fields: object[] };
    expect(Object.keys(plain)).toEqual(['id', 'title', 'description', 'image', 'theme', 'fields']);
    expect(Object.keys(plain.fields[0] ?? {})).toEqual([
      'id',
      'label',
      'type',
      'is_required',
      'options',
      'image_url',
      'subtext',
    ]);
    const built = await staff.draft(id);
    expect(built.content.fields).toMatchObject(
      content().fields.map(({ type, min, max, options }) => ({ type, min, max, options })),
    );
  });

  test('are validated by the server, each with its own message', async () => {
    const id = await staff.published(content());
    const { token } = await signIn(api);
    const { fields } = await staff.shown(id);
    const refused = async (wrong: Partial<typeof good>) => {
      const { status, json } = await staff.answer(id, { ...good, ...wrong }, token);
      const [label = ''] = Object.keys(wrong);
      const of = String(fields.find((each) => each.label === label)?.id);
      expect([label, status]).toEqual([label, 422]);
      return (json['errors'] as Record<string, string[]>)[of]?.[0];
    };
    expect(await refused({ Age: '18' })).toBe('Please enter 17 or less for "Age".');
    expect(await refused({ Mail: 'asha' })).toBe('Please enter an e-mail address for "Mail".');
    expect(await refused({ Call: '123' })).toBe(
      'Please enter a mobile number of ten digits for "Call", or one that begins with + and its country code.',
    );
    expect(await refused({ Guardian: 'Lakshmi' })).toContain('with a full name and a date');
    expect(await refused({ Photos: '' })).toBe('Please tick the box for "Photos".');
    expect((await staff.answer(id, good, token)).status).toBe(200);
  });

  test('a consent keeps its exact text and the version of the form, even after another text is published', async () => {
    const id = await staff.published(content());
    const { token } = await signIn(api);
    expect((await staff.answer(id, good, token)).status).toBe(200);
    const { revision } = await staff.draft(id);
    await staff.save(id, revision, content('Another text'));
    await staff.publish(id);
    const late = await staff.answer(id, good, token);
    expect([late.status, JSON.stringify(late.json)]).toEqual([
      422,
      expect.stringContaining('has changed. Please read it again'),
    ]);
    expect((await staff.answer(id, { ...good, Photos: 'Another text' }, token)).status).toBe(200);
    const versions = ({ form_version, answers }: { form_version: number | null; answers: { text: string }[] }) => [
      form_version,
      answers.at(-1)?.text,
    ];
    const expected = [
      [2, 'Another text'],
      [1, CONSENT],
    ];
    const atDesk = (await api.reply(formAnswers, { params: { id }, query: {} }, { token: staff.token })).data;
    expect(atDesk.map(versions).toSorted().toReversed()).toEqual(expected);
    const own = (await api.reply(formReceipts, { params: { id } }, { token })).data;
    expect(own.map(versions).toSorted().toReversed()).toEqual(expected);
  });

  test('cannot be published with limits that no number meets, or with a consent without a text', async () => {
    const refused = async (of: ReturnType<typeof field>) => {
      const { status, json } = await staff.publish(await staff.create(sheet({ fields: [of] })));
      expect(status).toBe(422);
      return (json as { errors: Record<string, string[]> }).errors[`fields.${of.key}`];
    };
    expect(await refused(field('a', { type: 'number', min: 3, max: 2 }))).toEqual([
      'The minimum is above the maximum.',
    ]);
    expect(await refused(field('a', { type: 'consent' }))).toEqual(['Write what people agree to.']);
    expect(await refused(field('a', { type: 'consent', options: [''] }))).toEqual(['Write what people agree to.']);
    expect(await refused(field('a', { type: 'email', min: 1 }))).toEqual(['An email has no minimum and no maximum.']);
    expect(await refused(field('a', { type: 'radio', options: ['x'.repeat(121)] }))).toEqual([
      'It has an option longer than 120 characters.',
    ]);
    const many = Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(110, 'x'));
    expect(await refused(field('a', { type: 'checkbox', options: many }))).toEqual([
      'Its options are together longer than 5000 characters.',
    ]);
  });
});
