import { newConversation, newChat } from '@maidan/contract/account/conversations';
import { appeal } from '@maidan/contract/account/decisions';
import { editComment, newComment } from '@maidan/contract/feed/comments';
import { report } from '@maidan/contract/feed/reports';
import { formById } from '@maidan/contract/league/custom-forms';
import { ACCOUNT_BYTES } from '@maidan/contract/rules/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { answerParts, sendForm, writeForm } from '../../../testing/form-sender.ts';
import { demoPack } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';

describe.each(engines)('the storage quota of an account on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
  });
  afterAll(() => api.close());

  const fill = (userId: number, free: number) =>
    api.db
      .updateTable('users')
      .set({ stored_bytes: ACCOUNT_BYTES - free })
      .where('id', '=', userId)
      .execute();
  const stored = async (userId: number) => {
    const query = api.db.selectFrom('users').select('stored_bytes').where('id', '=', userId);
    return (await query.executeTakeFirstOrThrow()).stored_bytes;
  };

  test('every call that can add rows without limit uses it, and is 413 when it is full [A-9]', async () => {
    const { token, userId } = await signIn(api);
    const cid = await startConversation(api, token, { name: 'Turf', message: 'Hello' });
    const form = await api.reply(formById, { params: { id: 'gully-cup-team-sheet' } });
    const answers = form?.fields
      .filter((field) => field.is_required === 1)
      .map(({ id, type, options }) => {
        const text = type === 'date' ? '2026-12-24' : (options[0]?.option_text ?? 'x');
        return { field: Number(id), text, ...(type === 'file' ? { file: { name: 'a.csv', bytes: 'a,b' } } : {}) };
      });
    const { data: written } = await api.reply(newComment, { body: { post_id: 1, comment: 'Hi' } }, { token });
    const own = Number(written?.id);
    const warning = { kind: 'warning', rule: 'other', created_at: api.now(), ends_at: api.now() } as const;
    const { id: decision } = await api.db
      .insertInto('sanctions')
      .values({ user_id: userId, staff_id: null, lifted_at: null, ...warning })
      .returning('id')
      .executeTakeFirstOrThrow();
    const calls = [
      () => api.request(editComment, { body: { id: own, comment: 'Hi everybody' } }, { token }),
      () => api.request(report, { body: { kind: 'post', id: 1, reason: 'other', note: 'Twice' } }, { token }),
      () => api.request(appeal, { body: { kind: 'sanction', id: decision, text: 'It was not me' } }, { token }),
      () => api.request(newComment, { body: { post_id: 1, comment: 'Hi' } }, { token }),
      () => api.request(newConversation, { body: { name: 'Turf', location: 'Here', message: 'Hello' } }, { token }),
      () => api.request(newChat, { body: { conversation_id: cid, message: 'More' } }, { token }),
      () => sendForm(api, writeForm(answerParts(Number(form?.id), answers ?? [])), { token }),
    ];
    for (const call of calls) {
      const before = await stored(userId);
      expect((await call()).status).toBe(200);
      expect(await stored(userId)).toBeGreaterThan(before);
    }
    await fill(userId, 100);
    for (const call of calls) {
      const { status, json } = await call();
      expect([status, json]).toEqual([413, expect.objectContaining({ code: 'too_large' })]);
    }
    expect(await stored(userId)).toBe(ACCOUNT_BYTES - 100);
  });

  test('of many parallel requests, as many as fit are stored [A-9]', async () => {
    const { token, userId } = await signIn(api);
    await fill(userId, 700);
    const comment = 'x'.repeat(100);
    const sent = Array.from({ length: 8 }, () => api.request(newComment, { body: { post_id: 1, comment } }, { token }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 413)).toHaveLength(6);
  });
});
