import { formAnswers, formAnswersFile, judgeAnswer } from '@maidan/contract/desk/forms/forms';
import { editResponse, formReceipts } from '@maidan/contract/league/form-receipts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chunkSender } from '../../../../testing/media/chunk-sender.ts';
import { engines } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { HOUR, toInstant } from '../../../runtime/clock.ts';

describe.each(engines)('changed responses on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  const isYoung = { match: 'all' as const, rules: [{ field: 'age', test: 'equals' as const, values: ['Under 17'] }] };
  const content = (more: ReturnType<typeof field>[] = []) =>
    sheet({
      fields: [
        field('name', { label: 'Your name', is_required: true }),
        field('age', { type: 'radio', options: ['Under 17', 'Open'] }),
        field('school', { is_required: true, shown_if: isYoung }),
        field('photo', { type: 'file' }),
        ...more,
      ],
    });

  async function sent(limits: object = { can_edit: true }) {
    const id = await staff.published(content());
    await staff.limit(id, limits);
    const { token, userId } = await signIn(api);
    const { fields } = await staff.shown(id);
    const [name = 0, age = 0, school = 0, photo = 0] = fields.map((each) => Number(each.id));
    const answers = [
      { field: name, text: 'Ashwini' },
      { field: age, text: 'Open' },
      { field: photo, file: { name: 'team.csv', bytes: 'a,b' } },
    ];
    const { json } = await sendForm(api, writeForm(answerParts(id, answers)), { token });
    const response = Number(json['id']);
    const read = async () => (await api.reply(formReceipts, { params: { id } }, { token })).data[0];
    const edit = (
      revision: number,
      texts: Readonly<Record<number, string>>,
      file: { file?: File; upload?: string; keeps_file?: boolean } = { keeps_file: true },
      editor = token,
    ) => {
      const written = Object.entries(texts).map(([of, text]) => ({ field_id: Number(of), text }));
      const body = {
        id: response,
        form_id: id,
        revision,
        answers: [...written, { field_id: photo, text: '', ...file }],
      };
      return api.request(editResponse, { body }, { token: editor });
    };
    const judge = (state: 'accepted' | 'new') =>
      api.request(judgeAnswer, { params: { id: response }, body: { state, note: '' } }, { token: staff.token });
    return { id, token, userId, response, name, age, school, photo, read, edit, judge };
  }

  const storedBytes = async (userId: number) =>
    (await api.db.selectFrom('users').select('stored_bytes').where('id', '=', userId).executeTakeFirstOrThrow())
      .stored_bytes;

  test('keep their files, and the desk and its exports show the latest version with the time of the change', async () => {
    const { id, name, age, photo, read, edit } = await sent();
    expect(await read()).toMatchObject({
      can_edit: true,
      revision: 0,
      edited_at: null,
      files: [{ field_id: photo, name: 'team.csv', bytes: 3 }],
    });
    api.wait(HOUR);
    const changed = await edit(0, { [name]: 'Asha Rao', [age]: 'Open' });
    const edited_at = toInstant(api.now());
    expect([changed.status, changed.json]).toEqual([200, { revision: 1, edited_at }]);
    expect(await read()).toMatchObject({
      revision: 1,
      edited_at,
      answers: [{ text: 'Asha Rao' }, { text: 'Open' }, { text: 'team.csv' }],
      files: [{ name: 'team.csv' }],
    });
    // Downloading a file needs a fresh passkey.
    const { token } = await seatBuilder(api);
    const [answer] = (await api.reply(formAnswers, { params: { id }, query: {} }, { token })).data;
    expect(answer).toMatchObject({ edited_at, files: [{ original_name: 'team.csv' }] });
    const { csv } = await api.reply(formAnswersFile, { params: { id }, query: {} }, { token });
    expect(csv).toContain('"Asha Rao"');
    expect(csv).toContain('"2026-11-20 18:30:00"');
    expect(csv).not.toContain('Ashwini');
  });

  test('can replace or remove a file, and count towards storage by their current size', async () => {
    const { token, userId, name, photo, read, edit } = await sent();
    const pieces = chunkSender(
      (path, init) => api.app.request(path, { ...init, duplex: 'half' } as RequestInit, { peer: '127.0.0.1' }),
      token,
    );
    const before = await storedBytes(userId);
    const { id: upload } = await pieces.whole('squad.csv', Buffer.from('a,b,c,d'));
    expect((await edit(0, { [name]: 'Asha' }, { upload })).status).toBe(200);
    expect((await read())?.files).toEqual([{ field_id: photo, name: 'squad.csv', bytes: 7 }]);
    expect(await storedBytes(userId)).toBe(
      before + 'Asha'.length - 'Ashwini'.length + 4 + 'squad.csv'.length - 'team.csv'.length - 'Open'.length,
    );
    const file = new File(['a'], 'late.csv', { type: 'text/csv' });
    expect((await edit(1, { [name]: 'Asha' }, { file })).status).toBe(200);
    expect((await read())?.files).toEqual([{ field_id: photo, name: 'late.csv', bytes: 1 }]);
    expect((await edit(2, { [name]: 'Asha' }, {})).status).toBe(200);
    expect((await read())?.files).toEqual([]);
    expect((await read())?.answers).toMatchObject([{ text: 'Asha' }]);
  });

  test("are validated against the form's rules and conditions again", async () => {
    const { name, age, school, edit, read } = await sent();
    const empty = await edit(0, { [name]: ' ' });
    expect([empty.status, empty.json]).toMatchObject([
      422,
      { errors: { [name]: ['Please fill in the field "Your name".'] } },
    ]);
    const young = await edit(0, { [name]: 'Asha', [age]: 'Under 17' });
    expect([young.status, young.json]).toMatchObject([
      422,
      { errors: { [school]: ['Please fill in the field "SCHOOL".'] } },
    ]);
    expect((await edit(0, { [name]: 'Asha', [age]: 'Under 17', [school]: 'Hebbal' })).status).toBe(200);
    expect((await edit(1, { [name]: 'Asha', [age]: 'Open', [school]: 'Hebbal' })).status).toBe(200);
    expect((await read())?.answers.map(({ text }) => text)).toEqual(['Asha', 'Open', 'team.csv']);
  });

  test('of two simultaneous changes the second is refused, and so is one after staff have decided', async () => {
    const { name, edit, judge, read } = await sent();
    const both = await Promise.all([edit(0, { [name]: 'One' }), edit(0, { [name]: 'Two' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'form_changed' });
    expect((await read())?.revision).toBe(1);
    await judge('accepted');
    expect((await read())?.can_edit).toBe(false);
    const late = await edit(1, { [name]: 'Three' });
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'form_closed', message: expect.stringContaining('already decided') },
    ]);
    await judge('new');
    expect((await edit(1, { [name]: 'Three' })).status).toBe(200);
  });

  test('can be changed only by their sender, while the form allows it and is open', async () => {
    const strict = await sent({});
    expect((await strict.read())?.can_edit).toBe(false);
    expect((await strict.edit(0, { [strict.name]: 'B' })).json).toMatchObject({ code: 'form_closed' });
    const late = await sent({ can_edit: true, closes_at: toInstant(api.now() + HOUR) });
    const stranger = await signIn(api);
    expect((await late.edit(0, { [late.name]: 'B' }, {}, stranger.token)).status).toBe(404);
    api.wait(HOUR);
    expect((await late.edit(0, { [late.name]: 'B' })).status).toBe(409);
    expect((await late.read())?.answers[0]?.text).toBe('Ashwini');
    const nothing = await api.request(
      editResponse,
      { body: { id: 'none', form_id: late.id, revision: 0, answers: [] } },
      { token: late.token },
    );
    expect(nothing.status).toBe(404);
  });

  test('a change sent twice with one key is made once, and one to another form is not found', async () => {
    const { token, id, response, name, photo, read } = await sent();
    const other = await sent();
    const send = (form: number, headers = {}) => {
      const file = new File(['a,b,c'], 'squad.csv', { type: 'text/csv' });
      const answers = [
        { field_id: name, text: 'Asha' },
        { field_id: photo, text: '', file },
      ];
      const body = { id: response, form_id: form, revision: 0, answers };
      return api.request(editResponse, { body }, { token, headers });
    };
    expect((await send(other.id)).status).toBe(404);
    const headers = { 'idempotency-key': 'change-once' };
    const both = [await send(id, headers), await send(id, headers)];
    expect(both.map(({ status, json }) => [status, (json as { revision: number }).revision])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(await read()).toMatchObject({ revision: 1, files: [{ name: 'squad.csv', bytes: 5 }] });
  });

  test('keep answers to questions that have since been removed', async () => {
    const { id, name, age, edit, read } = await sent();
    const { revision } = await staff.draft(id);
    await staff.save(
      id,
      revision,
      sheet({ fields: content().fields.filter(({ key }) => key !== 'age' && key !== 'school') }),
    );
    await staff.publish(id);
    expect((await edit(0, { [name]: 'Asha', [age]: 'Open' })).status).toBe(422);
    expect((await edit(0, { [name]: 'Asha R' })).status).toBe(200);
    expect((await read())?.answers.map(({ text }) => text)).toEqual(['Asha R', 'team.csv', 'Open']);
  });
});
