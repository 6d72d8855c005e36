import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../runtime/clock.ts';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import type { SendOptions, SentAnswer, SentPart } from '../../../../testing/form-sender.ts';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

const fields = [
  { name: 'who', label: 'Your name', is_required: 1 },
  { name: 'side', label: 'Side', type: 'checkbox', is_required: 1, options: ['Left', 'Right', 'Both, at once'] },
  { name: 'day', label: 'Day', type: 'date' },
  { name: 'map', label: 'Map', type: 'image', image_url: 'media/map.png' },
  { name: 'sheet', label: 'Sheet', type: 'file' },
  { name: 'note', label: 'Note', type: 'textarea' },
];
const csv = { name: 'team.csv', bytes: 'name,shirt\r\nAsha,7\r\n', type: 'text/csv' };

describe.each(everyEngine)('responses to a form on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let ids: Record<string, number>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      'forms.json': [
        { slug: 'trials', title: 'Trials', fields },
        { slug: 'other', title: 'Other', fields },
      ],
    });
    ({ token } = await signIn(api));
    const form = await api.reply(formById, { params: { id: 'trials' } });
    ids = Object.fromEntries(fields.map(({ name }, index) => [name, Number(form?.fields[index]?.id)]));
  });
  // One person may send at most thirty forms in half an hour.
  beforeEach(() => api.wait(30 * MINUTE));
  afterAll(() => api.close());

  const field = (name: string) => ids[name] ?? 0;
  const good = (): SentAnswer[] => [
    { field: field('who'), text: 'Asha' },
    { field: field('side'), text: 'Left,Both, at once' },
  ];
  const send = (answers: readonly SentAnswer[], options: SendOptions = {}, form: number | string = 'trials') =>
    sendForm(api, writeForm(answerParts(form, answers)), { token, ...options });
  const sendParts = (parts: readonly SentPart[]) => sendForm(api, writeForm(parts), { token });
  const rows = async () => ({
    responses: await api.db.selectFrom('form_responses').selectAll().orderBy('created_at').execute(),
    answers: await api.db.selectFrom('form_answers').selectAll().execute(),
    files: await api.db.selectFrom('form_files').selectAll().execute(),
  });
  const stored = async () => {
    const names: string[] = [];
    for await (const name of api.world.uploads.listBefore(Infinity)) names.push(name);
    return names.toSorted();
  };

  test('a complete form is stored with its file, and the reply confirms it [3.53]', async () => {
    const note = 'One\r\ntwo \u0007₹ ಮೈ';
    const answers = [
      ...good(),
      { field: field('day'), text: '2026-12-24' },
      { field: field('map') },
      { field: field('sheet'), file: csv },
      { field: field('note'), text: note },
    ];
    const answer = await send(answers);
    expect([answer.status, answer.json]).toEqual([
      200,
      { status: 'success', message: 'Form Submitted', id: expect.any(Number) },
    ]);
    const { responses, answers: kept, files } = await rows();
    expect(responses).toMatchObject([{ id: answer.json['id'] }]);
    expect(new Map(kept.map((row) => [row.field_id, row.answer_text]))).toEqual(
      new Map([
        [field('who'), 'Asha'],
        [field('side'), 'Left,Both, at once'],
        [field('day'), '2026-12-24'],
        [field('sheet'), 'team.csv'],
        [field('note'), 'One\ntwo ₹ ಮೈ'],
      ]),
    );
    expect(files).toMatchObject([
      { original_name: 'team.csv', type: 'text/csv; charset=utf-8', bytes: csv.bytes.length },
    ]);
    expect(await stored()).toEqual(files.map(({ name }) => name));
    const file = await api.get(`/api/forms/file/${files[0]?.name}`, { token });
    expect([file.status, file.text]).toEqual([200, csv.bytes]);
  });

  test('a form can be sent by its number, without optional answers, and with an empty file field', async () => {
    const form = await api.reply(formById, { params: { id: 'trials' } });
    expect((await send(good(), {}, Number(form?.id))).status).toBe(200);
    const parts = answerParts('trials', [...good(), { field: field('sheet') }]);
    const none = { name: 'answers[2][file]', body: '', fileName: '', type: 'application/octet-stream' };
    expect((await sendParts([...parts, none])).status).toBe(200);
  });

  test.each<[string, (answers: SentAnswer[]) => SentAnswer[], string, string]>([
    ['nothing', () => [], 'who', 'Please fill in the field "Your name".'],
    [
      'a blank',
      ([, side]) => [{ field: field('who'), text: ' \u00A0' }, side ?? { field: 0 }],
      'who',
      'Please fill in the field "Your name".',
    ],
    ['no choice', ([who]) => [who ?? { field: 0 }], 'side', 'Please select at least one option for "Side".'],
    [
      'a choice that does not exist',
      ([who]) => [who ?? { field: 0 }, { field: field('side'), text: 'Up' }],
      'side',
      'Please select at least one option for "Side".',
    ],
    [
      'no day',
      (all) => [...all, { field: field('day'), text: '2026-02-30' }],
      'day',
      'Please select a valid date for "Day".',
    ],
    [
      'too much',
      (all) => [...all, { field: field('note'), text: 'x'.repeat(5001) }],
      'note',
      'Please keep "Note" to 5000 characters.',
    ],
    [
      'a page',
      (all) => [...all, { field: field('sheet'), file: { ...csv, name: 'x.html' } }],
      'sheet',
      '"x.html" cannot be sent. Accepts only images and documents upto 20MB.',
    ],
    [
      'a page called csv',
      (all) => [...all, { field: field('sheet'), file: { ...csv, bytes: '<script>' } }],
      'sheet',
      '"team.csv" is damaged, or not what its name says. Please choose another file.',
    ],
    [
      'a CSV declared as a page',
      (all) => [...all, { field: field('sheet'), file: { ...csv, type: 'text/html' } }],
      'sheet',
      '"team.csv" is damaged, or not what its name says. Please choose another file.',
    ],
    [
      'an empty file',
      (all) => [...all, { field: field('sheet'), file: { ...csv, bytes: '' } }],
      'sheet',
      '"team.csv" is empty. Please choose another file.',
    ],
    [
      'a file for a text',
      (all) => [...all, { field: field('note'), file: csv }],
      'note',
      '"Note" does not take a file.',
    ],
  ])('with %s it is 422, names the field, and nothing is kept [5.24]', async (_, change, name, message) => {
    const before = [await rows(), await stored()];
    const answer = await send(change(good()));
    expect([answer.status, answer.json]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid_fields', message, errors: { [field(name)]: [message] } }),
    ]);
    expect([await rows(), await stored()]).toEqual(before);
  });

  test('an answer to another form or to no field, and two answers to one field, are refused [A-6]', async () => {
    const other = await api.reply(formById, { params: { id: 'other' } });
    for (const id of [Number(other?.fields[5]?.id), 999_999, '__proto__', 'constructor', '']) {
      const answer = await send([...good(), { field: id, text: 'x' }]);
      expect([id, answer.status, answer.json['errors']]).toEqual([id, 422, { answers: [expect.any(String)] }]);
    }
    expect((await send([...good(), ...good()])).status).toBe(422);
    for (const id of ['nowhere', 999_999, '__proto__']) expect((await send(good(), {}, id)).status).toBe(404);
  });

  test('names that target JavaScript prototypes are refused and change nothing [A-4]', async () => {
    const names = [
      'answers[__proto__][x]',
      '__proto__',
      'answers[0][__proto__]',
      'answers[constructor][prototype]',
      'answers[0][formfield_id][0]',
      'answers',
      'answers[-1][file]',
      'user_id',
      'answers[9999][file]',
    ];
    for (const name of names) {
      const answer = await sendParts([...answerParts('trials', good()), { name, body: 'polluted' }]);
      expect([name, answer.status]).toEqual([name, 400]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['x']).toBe(undefined);
  });

  test('duplicate fields, text that cannot be stored, and other bodies are refused', async () => {
    const twice = answerParts('trials', good());
    expect((await sendParts([...twice, { name: 'form_id', body: '2' }])).status).toBe(400);
    expect((await sendParts([...twice, { name: 'answers[0][answer_text]', body: '2' }])).status).toBe(400);
    for (const text of ['a\0b', Buffer.from('ff', 'hex'), Buffer.from('eda080', 'hex')]) {
      const parts = [
        { name: 'form_id', body: 'trials' },
        { name: 'answers[0][answer_text]', body: text },
      ];
      expect((await sendParts(parts)).status).toBe(400);
    }
    for (const type of ['application/json', 'multipart/form-data', 'multipart/mixed; boundary=x', 'text/plain']) {
      const answer = await sendForm(api, '{}', { token, headers: { 'content-type': type } });
      expect([type, answer.status]).toEqual([type, 415]);
    }
    expect((await sendForm(api, writeForm(twice), {})).status).toBe(401);
  });

  test('the same key submits once; with different bytes in the file it is refused, and no file is left over [C-3]', async () => {
    const answers = [...good(), { field: field('sheet'), file: csv }];
    const before = (await rows()).responses.length;
    const all = await Promise.all(Array.from({ length: 8 }, () => send(answers, { key: 'the-same-intent' })));
    expect(new Set(all.map(({ status, json }) => `${status} ${JSON.stringify(json)}`)).size).toBe(1);
    const changed = [...good(), { field: field('sheet'), file: { ...csv, bytes: 'a,b' } }];
    const other = await send(changed, { key: 'the-same-intent' });
    expect([other.status, other.json['code']]).toEqual([422, 'idempotency_mismatch']);
    const after = await rows();
    expect(after.responses.length).toBe(before + 1);
    expect(await stored()).toEqual(after.files.map(({ name }) => name).toSorted());
  });

  test('thirty submissions in half an hour are allowed, then 429 with the time to wait [R-3]', async () => {
    const busy = await signIn(api);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await send([], { token: busy.token })).status);
    }
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([422]), 429]);
    const last = await send([], { token: busy.token });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(30);
    api.wait(60_000);
    expect((await send([], { token: busy.token })).status).toBe(422);
  });
});
