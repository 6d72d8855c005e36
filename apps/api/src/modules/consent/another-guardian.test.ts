import { guardianRequest } from '@maidan/contract/account/guardian';
import { newComment } from '@maidan/contract/feed/comments';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { consentOf } from '../../../testing/people/consent.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newPhone, signIn } from '../../../testing/people/users.ts';
import { DAY } from '../../runtime/clock.ts';

describe.each(everyEngine)('a second guardian, on %s', (engine) => {
  let api: TestApp;
  afterEach(() => api.close());

  /** A young person whose guardian agreed and then withdrew, and who may have named another since. */
  async function withdrawn(guardianRule: 'ask' | 'require') {
    api = await createTestApp(engine, { guardianRule });
    await importContent(api, manyPosts(1));
    const { token, phone } = await signIn(api);
    const first = consentOf(api, token);
    const guardian = await first.give();
    await first.withdraw(guardian);
    api.wait(31 * DAY);
    const again = (await signIn(api, phone)).token;
    const comment = async () =>
      (await api.request(newComment, { body: { post_id: 1, comment: 'Hello' } }, { token: again })).status;
    /** Logs in at that moment, because logins expire. */
    const laterState = async () => consentOf(api, (await signIn(api, phone)).token).state();
    const openFirstLink = async () => (await api.request(guardianRequest, { body: { token: guardian.link } })).status;
    return { ...consentOf(api, again), comment, laterState, openFirstLink };
  }

  test("the first guardian's refusal holds while another is only asked, until that one agrees [P-1]", async () => {
    const { ask, answer, linkTo, state, comment } = await withdrawn('ask');
    expect(await comment()).toBe(403);
    const phone = newPhone();
    expect((await ask(phone)).json).toMatchObject({ step: 'waiting', is_blocked: true });
    expect(await comment()).toBe(403);
    await answer(linkTo(phone), true, { pin: api.lastCode(phone) });
    expect(await state()).toMatchObject({ step: 'given', is_blocked: false });
    expect(await comment()).toBe(200);
  });

  test("a second guardian who does not answer leaves the first one's refusal and link in place [P-1]", async () => {
    const { ask, laterState, openFirstLink } = await withdrawn('require');
    await ask(newPhone());
    expect(await openFirstLink()).toBe(404);
    api.wait(8 * DAY);
    expect(await laterState()).toMatchObject({ step: 'ended', is_blocked: true });
    expect(await openFirstLink()).toBe(200);
  });

  test('a request that was being sent when the guardian agreed does not replace the consent [P-1]', async () => {
    api = await createTestApp(engine, { guardianRule: 'require' });
    const { token } = await signIn(api);
    const { sayYear, ask, linkTo, answer, state } = consentOf(api, token);
    await sayYear(2011);
    const phone = newPhone();
    await ask(phone);
    const [link, pin] = [linkTo(phone), api.lastCode(phone)];
    const other = newPhone();
    // The guardian agrees while the provider is accepting the message to the other number.
    const { sendSms } = api.world;
    vi.spyOn(api.world, 'sendSms').mockImplementationOnce(async (...message) => {
      await answer(link, true, { pin });
      return sendSms(...message);
    });
    await ask(other);
    expect(await state()).toMatchObject({ step: 'given', guardian_ending: phone.slice(-3) });
  });
});
