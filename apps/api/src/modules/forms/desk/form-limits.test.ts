import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { seatBuilder } from '../../../../testing/form-builder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { HOUR, toInstant } from '../../../runtime/clock.ts';

describe.each(engines)('limits and conditions of forms on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  test('hidden answers are never stored, and a hidden field is not required', async () => {
    const id = await staff.published();
    const { token: reader } = await signIn(api);
    const sent = await staff.answer(
      id,
      { 'Team name': 'Jets', 'Age group': 'Open', 'Signed by a parent': 'secret' },
      reader,
    );
    expect(sent.status).toBe(200);
    const texts = await api.db.selectFrom('form_answers').select('answer_text').execute();
    expect(texts.map(({ answer_text: text }) => text)).not.toContain('secret');
    const missing = await staff.answer(id, { 'Team name': 'Jets', 'Age group': 'Under 17' }, reader);
    const paper = (await staff.shown(id)).fields[2]?.id;
    expect([missing.status, missing.json['errors']]).toEqual([
      422,
      { [String(paper)]: ['Please fill in the field "Signed by a parent".'] },
    ]);
  });

  test('a form opens and closes on schedule and by hand, and both can be undone', async () => {
    const id = await staff.published();
    const { token: reader } = await signIn(api);
    const good = { 'Team name': 'Jets' };
    const from = api.now();
    const dates = { opens_at: toInstant(from + HOUR), closes_at: toInstant(from + 2 * HOUR) };
    expect((await staff.limit(id, dates)).status).toBe(200);
    expect(await staff.shown(id)).toMatchObject({ state: 'early', ...dates });
    expect((await staff.answer(id, good, reader)).json).toMatchObject({
      code: 'form_closed',
      message: 'This form is not open yet.',
    });
    api.wait(HOUR);
    expect((await staff.answer(id, good, reader)).status).toBe(200);
    api.wait(HOUR);
    expect((await staff.answer(id, good, reader)).json).toMatchObject({ message: 'This form is closed.' });
    await staff.limit(id, { is_closed: true });
    expect((await staff.shown(id)).state).toBe('closed');
    await staff.limit(id, {});
    expect((await staff.shown(id)).state).toBe('open');
    expect((await staff.acts()).slice(0, 2)).toEqual(['form.reopened', 'form.limited']);
    const wrong = await staff.limit(id, { opens_at: dates.closes_at, closes_at: dates.opens_at });
    expect([wrong.status, wrong.json]).toMatchObject([
      422,
      { errors: { closes_at: ['It must close after it opens.'] } },
    ]);
  });

  test('when many people respond at once, the form accepts only as many as its limit, and each account once', async () => {
    const id = await staff.published();
    await staff.limit(id, { answers_max: 5, one_each: true });
    const readers: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) readers.push((await signIn(api)).token);
    const sent = await Promise.all(readers.map((reader) => staff.answer(id, { 'Team name': 'Jets' }, reader)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), ...Array(7).fill(409)]);
    const full = sent.find(({ status }) => status === 409);
    expect(full?.json['message']).toBe('This form is full.');
    expect((await staff.shown(id)).state).toBe('full');
    await staff.limit(id, { answers_max: 6, one_each: true });
    const first = readers[sent.findIndex(({ status }) => status === 200)];
    expect((await staff.answer(id, { 'Team name': 'Jets' }, first)).json['message']).toBe(
      'You have already answered this form.',
    );
  });
});
