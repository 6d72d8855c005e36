import { dropFormProgress, formProgress, saveFormProgress } from '@maidan/contract/league/form-progress';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chunkSender } from '../../../../testing/media/chunk-sender.ts';
import { writePdf } from '../../../../testing/media/file-writers.ts';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { BOUNDARY, writeForm } from '../../../../testing/form-sender.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { cleanUp } from '../../../jobs/cleanup.store.ts';
import { DAY, HOUR } from '../../../runtime/clock.ts';

describe.each(everyEngine)('unsent answers on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  // Their session expires when a test waits for weeks.
  beforeEach(async () => {
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  const isYes = { match: 'all' as const, rules: [{ field: 'plays', test: 'equals' as const, values: ['Yes'] }] };
  const content = () =>
    sheet({
      fields: [
        field('plays', { type: 'radio', options: ['Yes', 'No'] }),
        field('shirt', { shown_if: isYes }),
        field('letter', { type: 'file' }),
      ],
    });

  async function begin(formId?: number) {
    const id = formId ?? (await staff.published(content()));
    const { fields } = await staff.shown(id);
    const [plays = 0, shirt = 0, letter = 0] = fields.map((each) => Number(each.id));
    const person = await signIn(api);
    const { token } = person;
    const read = () => api.reply(formProgress, { params: { id } }, { token });
    const put = (
      replaces: string | null,
      texts: Record<number, string>,
      files: { field_id: number; upload: string }[] = [],
    ) => {
      const answers = Object.entries(texts).map(([of, text]) => ({ field_id: Number(of), text }));
      return api.request(saveFormProgress, { params: { id }, body: { replaces, answers, files } }, { token });
    };
    /** Replaces the currently saved answers. */
    const save = async (texts: Record<number, string>, files: { field_id: number; upload: string }[] = []) =>
      put((await read())?.changed_at ?? null, texts, files);
    const drop = (replaces: string) =>
      api.request(dropFormProgress, { params: { id }, query: { replaces } }, { token });
    const pieces = chunkSender(
      (path, init) => api.app.request(path, { ...init, duplex: 'half' } as RequestInit, { peer: '127.0.0.1' }),
      token,
    );
    return { id, plays, shirt, letter, person, token, read, put, save, drop, pieces };
  }

  test('they are available on another device with their files, and to no one else', async () => {
    const { id, plays, shirt, letter, read, save, pieces } = await begin();
    expect(await read()).toBeNull();
    const upload = await pieces.whole('letter.pdf', writePdf());
    const saved = await save({ [plays]: 'Yes', [shirt]: 'M' }, [{ field_id: letter, upload: upload.id }]);
    expect(saved.status).toBe(200);
    const kept = await read();
    expect(kept).toMatchObject({
      answers: [
        { field_id: plays, text: 'Yes' },
        { field_id: shirt, text: 'M' },
      ],
      files: [{ field_id: letter, upload: upload.id, name: 'letter.pdf', bytes: writePdf().length }],
    });
    expect(Date.parse(kept?.expires_at ?? '')).toBe(api.now() + 30 * DAY);
    const other = await begin(id);
    expect(await other.read()).toBeNull();
    await other.save({}, [{ field_id: letter, upload: upload.id }]);
    expect((await other.read())?.files).toEqual([]);
    expect((await read())?.files).toHaveLength(1);
  });

  test('a device that has seen only older answers neither replaces nor drops newer ones', async () => {
    const { plays, read, put, drop } = await begin();
    const first = await put(null, { [plays]: 'Yes' });
    // A second device that had not read them, and two changes at the same instant.
    expect(await put(null, {})).toMatchObject({ status: 409, json: { code: 'form_changed' } });
    const seen = (first.json as { changed_at: string }).changed_at;
    expect((await put(seen, { [plays]: 'No' })).status).toBe(200);
    expect((await put(seen, {})).status).toBe(409);
    expect((await drop(seen)).status).toBe(409);
    const now = await read();
    expect(now?.answers).toEqual([{ field_id: plays, text: 'No' }]);
    expect((await drop(now?.changed_at ?? '')).status).toBe(204);
    // They were sent or dropped elsewhere: these answers are saved as new ones.
    expect((await drop(seen)).status).toBe(204);
    expect((await put(seen, { [plays]: 'Yes' })).status).toBe(200);
  });

  test('a file that is removed from them expires in a day', async () => {
    const { letter, plays, save, pieces } = await begin();
    const upload = await pieces.whole('letter.pdf', writePdf());
    await save({}, [{ field_id: letter, upload: upload.id }]);
    await save({ [plays]: 'Yes' });
    expect((await pieces.state(upload.id)).status).toBe(200);
    api.wait(DAY);
    expect((await pieces.state(upload.id)).status).toBe(404);
  });

  test('an answer to a hidden question is not kept, nor a file whose upload is incomplete', async () => {
    const { plays, shirt, letter, read, save, pieces } = await begin();
    const { json } = await pieces.begin('letter.pdf', 8);
    await save({ [plays]: 'No', [shirt]: 'M', 999_999: 'x' }, [
      { field_id: letter, upload: (json as { id: string }).id },
    ]);
    expect(await read()).toMatchObject({ answers: [{ field_id: plays, text: 'No' }], files: [] });
  });

  test('they are deleted 30 days after the last change with their files, which stay until then', async () => {
    const { plays, letter, person, save, pieces, id } = await begin();
    const upload = await pieces.whole('letter.pdf', writePdf());
    await save({ [plays]: 'Yes' }, [{ field_id: letter, upload: upload.id }]);
    api.wait(29 * DAY);
    await cleanUp(api.db, api.now());
    const again = await signIn(api, person.phone);
    const kept = await api.reply(formProgress, { params: { id } }, { token: again.token });
    expect(kept?.files).toHaveLength(1);
    api.wait(DAY + 2 * HOUR);
    await cleanUp(api.db, api.now());
    expect(await api.db.selectFrom('form_progress').select('form_id').where('form_id', '=', id).execute()).toEqual([]);
    const left = await api.db.selectFrom('upload_chunks').select('name').where('upload_id', '=', upload.id).execute();
    expect(left).toEqual([]);
  });

  test('sending the answers deletes them, and a lost reply still finds the file', async () => {
    const { id, plays, letter, token, read, save, pieces } = await begin();
    const upload = await pieces.whole('letter.csv', Buffer.from('a,b\n'));
    await save({ [plays]: 'Yes' }, [{ field_id: letter, upload: upload.id }]);
    const body = writeForm([
      { name: 'form_id', body: String(id) },
      { name: 'answers[0][formfield_id]', body: String(letter) },
      { name: 'answers[0][answer_text]', body: '' },
      { name: 'answers[0][upload]', body: upload.id },
    ]);
    const send = () =>
      api.app.request(
        '/api/forms/formresponse/save',
        {
          method: 'POST',
          body,
          duplex: 'half',
          headers: {
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
            authorization: `Bearer ${token}`,
            'idempotency-key': `sent-${id}-once-and-again`,
          },
        } as RequestInit,
        { peer: '127.0.0.1' },
      );
    expect((await send()).status).toBe(200);
    expect(await read()).toBeNull();
    expect((await send()).status).toBe(200);
    api.wait(2 * DAY);
    expect((await pieces.state(upload.id)).status).toBe(404);
  });

  test('they can be dropped, and at most twenty forms can be in progress', async () => {
    const one = await begin();
    await one.save({ [one.plays]: 'Yes' });
    const dropped = await one.drop((await one.read())?.changed_at ?? '');
    expect([dropped.status, await one.read()]).toEqual([204, null]);
    const rows = await api.db
      .insertInto('forms')
      .values(
        Array.from({ length: 20 }, (_, at) => ({
          slug: `begun-${at}`,
          title: 'x',
          description: '',
          image: null,
          theme: null,
        })),
      )
      .returning('id')
      .execute();
    const times = { answers: '[]', changed_at: api.now(), expires_at: api.now() + DAY };
    await api.db
      .insertInto('form_progress')
      .values(rows.map(({ id }) => ({ form_id: id, user_id: one.person.userId, ...times })))
      .execute();
    expect((await one.save({})).status).toBe(413);
  });

  test('an unpublished or unknown form has none', async () => {
    const { token } = await signIn(api);
    const id = await staff.create();
    for (const of of [id, 999_999]) {
      expect((await api.request(formProgress, { params: { id: of } }, { token })).status).toBe(404);
    }
  });
});
