import { newChat, newConversation } from '@maidan/contract/account/conversations';
import { updateLocation, updateProfile } from '@maidan/contract/account/users';
import { comments, newComment } from '@maidan/contract/feed/comments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableOrder } from '../db/schema.ts';
import { importContent, manyPosts, writePost } from '../../testing/packs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signIn } from '../../testing/people/users.ts';

const MARKS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
const turned = `moc-${MARKS.join('')}live`;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
});
afterAll(() => api.close());

test('no stored text has marks that change its direction, whoever wrote it [U-11]', async () => {
  await importContent(api, {
    ...manyPosts(1),
    'posts.json': [writePost('turned', '-1h', { name: turned, description: `<p>${turned} &#8238;x&#x2067;</p>` })],
    'notifications.json': [{ slug: 'n', content: `<p>${turned}</p>`, created_at: '-1h' }],
  });
  const { token } = await signIn(api, undefined, turned);
  const profile = { name: turned, email: '', phone: '', avatar: '' };
  await api.reply(updateProfile, { body: profile }, { token });
  await api.reply(updateLocation, { body: { lat: 12.97, lng: 77.59, location: turned } }, { token });
  await api.reply(newComment, { body: { post_id: 'turned', comment: turned } }, { token });
  const started = { name: turned, location: turned, message: turned };
  const { cid } = await api.reply(newConversation, { body: started }, { token });
  await api.reply(newChat, { body: { conversation_id: cid ?? 0, message: turned } }, { token });
  for (const { name } of tableOrder) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(api.db);
    const marks = MARKS.filter((mark) => JSON.stringify(rows).includes(mark));
    expect([name, marks]).toEqual([name, []]);
  }
  const { data } = await api.reply(comments, { body: { post_id: 'turned' } });
  expect(data[0]?.comment).toBe('moc-live');
});
