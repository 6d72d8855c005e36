import {
  deskForms,
  formAnswers,
  formAnswersFile,
  formFileLink,
  showSenderPhone,
} from '@maidan/contract/desk/forms/forms';
import { deskLog } from '@maidan/contract/desk/log';
import { seeFormAnswers } from '@maidan/contract/desk/today';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { explain } from '../../../../testing/databases/explain.ts';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { importContent } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { MINUTE } from '../../../runtime/clock.ts';
import { responsesQuery } from '../export/exports.store.ts';

const trials = {
  slug: 'trials',
  title: 'Trials',
  fields: [
    { name: 'why', label: 'Why?' },
    { name: 'sheet', label: 'Sheet', type: 'file' },
  ],
};

describe.each(everyEngine)('forms at the desk on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let form: number;
  let sender: { readonly phone: string; readonly token: string };
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, { 'forms.json': [{ ...trials, slug: 'empty', title: 'Empty' }, trials] });
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
    const shown = await api.reply(formById, { params: { id: 'trials' } });
    const [why, sheet] = shown?.fields ?? [];
    form = Number(shown?.id);
    sender = await signIn(api, undefined, '=Ravi');
    const file = { name: 'scores.csv', bytes: 'a,b\n', type: 'text/csv' };
    const answers = [
      { field: Number(why?.id), text: 'Answer 32' },
      { field: Number(sheet?.id), file },
    ];
    await sendForm(api, writeForm(answerParts(form, answers)), sender);
    // Earlier responses, more than a person may send at once.
    const { user_id } = await api.db.selectFrom('form_responses').select('user_id').executeTakeFirstOrThrow();
    for (let turn = 1; turn < 32; turn += 1) {
      const response = { id: turn, form_id: form, user_id, created_at: api.now() - (32 - turn) * 1000 };
      await api.db.insertInto('form_responses').values(response).execute();
      const answer = { response_id: turn, field_id: Number(why?.id), answer_text: `Answer ${turn}` };
      await api.db.insertInto('form_answers').values(answer).execute();
    }
  });
  afterAll(() => api.close());

  const answers = (cursor?: string) =>
    api.reply(formAnswers, { params: { id: form }, query: cursor ? { cursor } : {} }, { token });
  const log = async () => {
    const { token: owner } = await seatStaff(api, { roles: ['owner'] });
    return (await api.reply(deskLog, { query: {} }, { token: owner })).data;
  };

  test('lists forms with the numbers of responses and of unseen ones', async () => {
    expect((await api.reply(deskForms, { query: {} }, { token })).data).toMatchObject([
      { slug: 'trials', answers: 32, new_answers: 32 },
      { slug: 'empty', answers: 0, new_answers: 0, latest_at: null },
    ]);
  });

  test("shows responses newest first, page by page, with the sender's number masked", async () => {
    const first = await answers();
    expect(first.fields).toMatchObject([
      { label: 'Why?', is_asked: true },
      { label: 'Sheet', is_asked: true },
    ]);
    expect(first.data).toHaveLength(30);
    expect(first.data[0]).toMatchObject({
      is_new: true,
      person: { name: '=Ravi', phone_ending: sender.phone.slice(-2) },
      guardian: null,
      files: [{ original_name: 'scores.csv' }],
    });
    expect(JSON.stringify(first)).not.toContain(sender.phone);
    const rest = await answers(first.cursor ?? '');
    const texts = [...first.data, ...rest.data].map((answer) => answer.answers[0]?.text);
    expect(texts).toEqual(Array.from({ length: 32 }, (_, index) => `Answer ${32 - index}`));
    expect(rest.cursor).toBeNull();
  });

  test('responses marked as seen are no longer new', async () => {
    const until = (await answers()).data[3]?.sent_at ?? '';
    await api.reply(seeFormAnswers, { body: { form_id: form, until } }, { token });
    const seen = await answers();
    expect(seen.form.new_answers).toBe(3);
    expect(seen.data.slice(0, 5).map((answer) => answer.is_new)).toEqual([true, true, true, false, false]);
  });

  test('exports responses as CSV without formulas, and logs it once', async () => {
    const { csv, file_name, cursor } = await api.reply(
      formAnswersFile,
      { params: { id: form }, query: {} },
      { token: (await seatStaff(api, { roles: ['editor'] })).token },
    );
    expect(file_name).toBe('trials-answers-2026-11-20.csv');
    expect(cursor).toBeNull();
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Response","Sent (Asia/Kolkata)","Changed (Asia/Kolkata)","Version","State","Note","Name","Phone","E-mail","Guardian","Why?","Sheet"',
    );
    expect(lines).toHaveLength(34);
    expect(lines[32]).toContain(`"'=Ravi","ends in ${sender.phone.slice(-2)}"`);
    expect(csv).not.toContain(`"${sender.phone}"`);
    expect(lines[32]).toMatch(/"Answer 32","scores\.csv"$/);
    expect((await log()).filter(({ action }) => action === 'form-answers.exported')).toMatchObject([
      { thing: { kind: 'form', name: 'Trials' } },
    ]);
  });

  test('a file is downloaded by a link that works for five minutes, and only for that file', async () => {
    const name = (await answers()).data[0]?.files[0]?.name ?? '';
    const { path } = await api.reply(formFileLink, { body: { name } }, { token });
    const response = await api.app.request(path);
    expect([response.status, await response.text()]).toEqual([200, 'a,b\n']);
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="scores.csv"');
    const tampered = [path.replace(/until=\d/, 'until=9'), path.replace(name, `x${name.slice(1)}`), path.slice(0, -1)];
    for (const other of tampered) expect((await api.app.request(other)).status).toBe(404);
    api.wait(5 * MINUTE);
    expect((await api.app.request(path)).status).toBe(404);
    expect((await api.request(formFileLink, { body: { name: 'nothing' } }, { token })).status).toBe(404);
    expect((await log())[0]).toMatchObject({ action: 'form-file.opened', thing: { name: 'Trials' } });
  });

  test('reveals a number, ten times an hour', async () => {
    const { token: other } = await seatStaff(api, { roles: ['editor'] });
    const id = (await answers()).data[0]?.id ?? 0;
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await api.reply(showSenderPhone, { params: { id } }, { token: other })).phone).toBe(sender.phone);
    }
    expect((await api.request(showSenderPhone, { params: { id } }, { token: other })).status).toBe(429);
    expect((await api.request(showSenderPhone, { params: { id: 999 } }, { token: token })).status).toBe(404);
  });

  test('unknown forms are not found', async () => {
    for (const endpoint of [formAnswers, formAnswersFile]) {
      const { token: fresh } = await seatStaff(api, { roles: ['owner'] });
      const input = { params: { id: 999_999 }, query: {} };
      expect((await api.request(endpoint, input, { token: fresh })).status).toBe(404);
    }
  });

  test('a page of responses is read from an index, already in order', async () => {
    for (const after of [null, { created_at: 1, id: 1 }]) {
      const plan = await explain(api.world.database, responsesQuery(api.db, form, { order: 'desc', after, limit: 31 }));
      expect(plan).toContain('form_responses_of_form');
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });
});
