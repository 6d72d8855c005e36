import { makeFormLink } from '@maidan/contract/desk/forms/form-builder';
import { openFormLink } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { DAY } from '../../../runtime/clock.ts';

describe.each(everyEngine)('links that prefill a form on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  const content = () =>
    sheet({
      fields: [
        field('team', { label: 'Team name' }),
        field('age', { label: 'Age group', type: 'radio', options: ['Under 17', 'Open'] }),
        field('name', { label: 'Your name', account_value: 'name' }),
        field('phone', { label: 'To reach you', account_value: 'phone' }),
        field('guardian', { label: 'Name of a guardian' }),
        field('letter', { label: 'Letter', type: 'file' }),
      ],
    });
  const make = (id: number, values: Readonly<Record<string, string>>, days = 30, { token } = staff) =>
    api.request(
      makeFormLink,
      { params: { id }, body: { values: Object.entries(values).map(([key, text]) => ({ key, text })), days } },
      { token },
    );
  const linkIn = ({ json }: Awaited<ReturnType<typeof make>>): string =>
    new URL((json as { url: string }).url).hash.replace('#fill=', '');
  const open = (form_id: number, link: string) => api.reply(openFormLink, { body: { form_id, link } });
  const nothing = { is_valid: false, answers: [] };

  test('contain the answers that staff entered, and can be opened by anyone until they expire', async () => {
    const id = await staff.published(content());
    const made = await make(id, { team: 'Chalk Line XI', age: 'Open' });
    expect(made.status).toBe(200);
    const { fields } = await staff.shown(id);
    const link = linkIn(made);
    const [team, age] = fields;
    expect(await open(id, link)).toEqual({
      is_valid: true,
      answers: [
        { field_id: team?.id, text: 'Chalk Line XI' },
        { field_id: age?.id, text: 'Open' },
      ],
    });
    expect(fields.map((each) => each.account_value)).toEqual(['none', 'none', 'name', 'phone', 'none', 'none']);
    expect(await staff.acts()).toContain('form.link-made');
    api.wait(30 * DAY);
    expect(await open(id, link)).toEqual(nothing);
    // The staff session has ended too.
    staff = await seatBuilder(api);
  });

  test('are rejected once a byte is changed, or on another form', async () => {
    const id = await staff.published(content());
    const link = linkIn(await make(id, { team: 'A' }));
    const other = await staff.published(content());
    expect(await open(other, link)).toEqual(nothing);
    const [payload = '', signature = ''] = link.split('.');
    const { form, values, until } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = (more: object) =>
      `${Buffer.from(JSON.stringify({ form, values, until, ...more })).toString('base64url')}.${signature}`;
    expect((await open(id, link)).is_valid).toBe(true);
    for (const bad of [
      forged({ values: [[1, 'B']] }),
      forged({ until: Number(until) + DAY }),
      forged({ form: other }),
      `${payload}.`,
      `${payload}.${signature.slice(1)}`,
      `${link}.x`,
      payload,
      'x',
      '.',
    ]) {
      expect([bad, await open(id, bad)]).toEqual([bad, nothing]);
    }
    expect((await api.request(openFormLink, { body: { form_id: 999_999, link } })).status).toBe(404);
  });

  test('never carry a phone number, a guardian, a file, or an answer that the question does not accept', async () => {
    const id = await staff.published(content());
    for (const [key, text] of [
      ['phone', '9876543210'],
      ['guardian', 'Asha'],
      ['letter', 'a.pdf'],
      ['age', 'Nobody'],
      ['none', 'x'],
    ] as const) {
      const { status, json } = await make(id, { [key]: text });
      expect([key, status, json]).toMatchObject([key, 422, { errors: { [key]: ['A link cannot fill this in.'] } }]);
    }
    expect((await make(999_999, { team: 'A' })).status).toBe(404);
  });

  test('leave out a question that has since become sensitive or lost the option', async () => {
    const id = await staff.published(content());
    const link = linkIn(await make(id, { team: 'A', age: 'Open' }));
    const { revision } = await staff.draft(id);
    const fields = content().fields.map((each) =>
      each.key === 'team'
        ? { ...each, label: 'Phone of the captain' }
        : each.key === 'age'
          ? { ...each, options: ['Under 17'] }
          : each,
    );
    await staff.save(id, revision, sheet({ fields }));
    await staff.publish(id);
    expect(await open(id, link)).toEqual({ is_valid: true, answers: [] });
  });
});
