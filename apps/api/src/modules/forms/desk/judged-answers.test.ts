import {
  formAnswers,
  formAnswersFile,
  formArchiveLink,
  judgeAnswer,
  type AnswerState,
} from '@maidan/contract/desk/forms/forms';
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { unpackZip } from '../../../../testing/unpack-zip.ts';
import { newPhone, signIn } from '../../../../testing/people/users.ts';
import { removeOldAnswers } from '../../../jobs/remove-old-answers.ts';
import { DAY } from '../../../runtime/clock.ts';

describe.each(everyEngine)('decisions about responses on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  beforeEach(async () => {
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  async function formWithAnswers() {
    const id = await staff.published(
      sheet({ fields: [field('name', { label: 'Name' }), field('cv', { type: 'file' })] }),
    );
    const { fields } = await staff.shown(id);
    const [name = 0, cv = 0] = fields.map((each) => Number(each.id));
    const senders = [];
    for (const text of ['Asha 100%', 'Ravi']) {
      const user = await signIn(api, undefined, `Name of ${text.slice(0, 4)}`);
      const answers = [
        { field: name, text },
        { field: cv, file: { name: 'cv.csv', bytes: `cv of ${text}` } },
      ];
      const sent = await sendForm(api, writeForm(answerParts(id, answers)), { token: user.token });
      senders.push({ ...user, answer: Number(sent.json['id']) });
      api.wait(1000);
    }
    const list = async (query: { state?: AnswerState; search?: string } = {}) =>
      (await api.reply(formAnswers, { params: { id }, query }, { token: staff.token })).data;
    return { id, senders, list };
  }

  test('staff decide, with a note; the list can be filtered by either, and the log omits the note', async () => {
    const { senders, list } = await formWithAnswers();
    const [asha, ravi] = senders.map(({ answer }) => answer);
    const judge = (id: number | undefined, state: AnswerState, note = '') =>
      api.request(judgeAnswer, { params: { id: id ?? 0 }, body: { state, note } }, { token: staff.token });
    expect((await list()).map(({ state, note }) => [state, note])).toEqual([
      ['new', ''],
      ['new', ''],
    ]);
    expect((await judge(asha, 'paid', ' Cash, 200 ')).status).toBe(204);
    expect(await list({ state: 'paid' })).toMatchObject([{ id: asha, state: 'paid', note: 'Cash, 200' }]);
    expect(await list({ state: 'new' })).toMatchObject([{ id: ravi }]);
    expect(await list({ search: '100%' })).toMatchObject([{ id: asha }]);
    expect(await list({ search: 'NAME OF RAVI' })).toMatchObject([{ id: ravi }]);
    expect(await list({ search: 'a_h' })).toEqual([]);
    expect(await staff.acts()).toContain('form-answer.judged');
    expect((await judge(999, 'paid')).status).toBe(404);
  });

  test('all responses with their files are one archive, behind a link that works for five minutes', async () => {
    const { id } = await formWithAnswers();
    const { path } = await api.reply(formArchiveLink, { params: { id } }, { token: staff.token });
    const response = await api.app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('.zip');
    const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
    for (const name of ['answers.csv', 'answers.xlsx', 'files/']) expect(bytes).toContain(name);
    expect((await api.app.request(path.replace(/\/\d+\?/, '/999?'))).status).toBe(404);
    expect((await api.app.request(path.replace('archive', 'file'))).status).toBe(404);
    api.wait(6 * 60_000);
    expect((await api.app.request(path)).status).toBe(404);
  });

  test('the archive and the CSV mask numbers as the pages do: two digits of the sender, and only the name of a guardian', async () => {
    const { id, senders } = await formWithAnswers();
    const [asha] = senders;
    const [guardian_name, phone] = ['Lakshmi Rao', newPhone()];
    const agreed = { user_id: asha?.userId ?? 0, guardian_name, phone, link_hash: phone, version: '1' };
    const times = { asked_at: api.now(), given_at: api.now(), ended_at: null, expires_at: api.now() + DAY };
    await api.db
      .insertInto('guardian_consents')
      .values({ ...agreed, ...times })
      .execute();
    const { path } = await api.reply(formArchiveLink, { params: { id } }, { token: staff.token });
    const read = await unpackZip(Buffer.from(await (await api.app.request(path)).arrayBuffer()));
    const sheetOf = await unpackZip(await read('answers.xlsx'));
    const { csv } = await api.reply(formAnswersFile, { params: { id }, query: {} }, { token: staff.token });
    for (const text of [csv, String(await read('answers.csv')), String(await sheetOf('xl/worksheets/sheet1.xml'))]) {
      expect(text).toContain(`ends in ${asha?.phone.slice(-2)}`);
      expect(text).toContain('Lakshmi Rao');
      // Their e-mail addresses begin with the number.
      for (const number of [phone, ...senders.map((each) => each.phone)]) {
        expect(text).not.toMatch(new RegExp(`${number}(?!@)`));
      }
    }
  });

  test('responses are deleted when their retention ends, and storage is given back', async () => {
    const { id, senders, list } = await formWithAnswers();
    await staff.limit(id, { answers_kept_days: 30 });
    api.wait(30 * DAY - 2001);
    expect(await removeOldAnswers(api.db, api.now())).toBe(0);
    api.wait(1);
    staff = await seatBuilder(api);
    expect(await removeOldAnswers(api.db, api.now())).toBe(1);
    expect(await list()).toMatchObject([{ id: senders[1]?.answer }]);
    const { stored_bytes } = await api.db
      .selectFrom('users')
      .select('stored_bytes')
      .where('id', '=', senders[0]?.userId ?? 0)
      .executeTakeFirstOrThrow();
    expect(stored_bytes).toBe(0);
    api.wait(DAY);
    expect(await removeOldAnswers(api.db, api.now())).toBe(1);
  });
});
