import { brand, league } from '@maidan/brand/brand';
import { saveTopic } from '@maidan/contract/desk/pages/topics';
import { me, updateProfile } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { enterCode, newPhone, requestCode, signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const product = brand.name;
const refused = [
  [product, 'belongs to the people who run the site'],
  ['Team MAIDAN', 'belongs to the people who run the site'],
  ['М\u0430idan Support', 'belongs to the people who run the site'],
  ['M0derat\u200bor', 'belongs to the people who run the site'],
  ['Admin', 'belongs to the people who run the site'],
  ['Match Organizer', 'belongs to the people who run the site'],
  [`${league.abbreviation} Team`, 'belongs to the people who run the site'],
  [`${league.name} Bengaluru`, 'belongs to the people who run the site'],
  ['Win at example.com', 'cannot have a link'],
  ['Fuck You', 'a word that we don’t show in names'],
  ['...', 'tell us your name'],
  [`a${'\u0e49'.repeat(40)}`, 'too many marks'],
  [`K${'\u0308'.repeat(84)}`, 'too many marks'],
] as const;

describe.each(everyEngine)('a name on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const rename = (token: string, name: string) =>
    api.request(updateProfile, { body: { name, email: '', phone: '', avatar: '' } }, { token });

  test('that is not allowed is refused at its field, in the profile and at the first login', async () => {
    const { token } = await signIn(api);
    for (const [name, why] of refused) {
      const errors = { name: [expect.stringContaining(why)] };
      expect([name, await rename(token, name)]).toMatchObject([name, { status: 422, json: { errors } }]);
    }
    expect(await api.reply(me, {}, { token })).toMatchObject({ name: 'Asha' });

    const phone = newPhone();
    await requestCode(api, phone);
    const join = async (name: string) => enterCode(api, phone, api.lastCode(phone), { name });
    expect(await join(`${product} Support`)).toMatchObject({
      status: 422,
      json: { errors: { name: [expect.any(String)] } },
    });
    expect((await join('Poornima Halkatti')).status).toBe(200);
  });

  test.each([
    ['\u200bAsha\u3164\u200b Rao', 'Asha Rao'],
    ['ಫೇಸ್\u200cಬುಕ್', 'ಫೇಸ್\u200cಬುಕ್'],
    ['Maidanappa', 'Maidanappa'],
    ['Dr. S. Rao', 'Dr. S. Rao'],
  ])('%s is shown as %s', async (typed, shown) => {
    const { token } = await signIn(api);
    expect((await rename(token, typed)).status).toBe(200);
    expect(await api.reply(me, {}, { token })).toMatchObject({ name: shown });
  });

  test('stays if the person already had it', async () => {
    const { token, userId } = await signIn(api);
    await api.db.updateTable('users').set({ name: product }).where('id', '=', userId).execute();
    expect((await rename(token, product)).status).toBe(200);
  });

  test('of a tag loses invisible characters too, at the desk and in a pack', async () => {
    const { token } = await seatStaff(api, { roles: ['editor'] });
    const parts = { poll_id: null, audio_bar_id: null, ad_carousel_id: null, tag_scroller_id: null };
    const add = (name: string) => {
      const body = { name, description: '', picture: null, ...parts };
      return api.request(saveTopic, { params: { list: 'tags' }, body }, { token });
    };
    expect((await add('Ke\u200bram')).json).toMatchObject({ name: 'Keram' });
    expect((await add(`Ke${'\u0308'.repeat(5)}ram`)).status).toBe(422);
    await importContent(api, { 'tags.json': [{ slug: 'kho-kho', name: 'Kho\u200b-kho' }] });
    const { name } = await api.db
      .selectFrom('tags')
      .select('name')
      .where('slug', '=', 'kho-kho')
      .executeTakeFirstOrThrow();
    expect(name).toBe('Kho-kho');
    const piled = importContent(api, { 'tags.json': [{ slug: 'piled', name: `P${'\u0308'.repeat(4)}` }] });
    await expect(piled).rejects.toThrow('has too many marks on one letter');
  });
});
