import { allEndpoints } from '@maidan/contract/core/all';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { sessions } from '@maidan/contract/account/sessions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { demoPack } from '../../../testing/packs.ts';
import { objectCalls, ownCalls, type Ids } from '../../../testing/people/own-calls.ts';
import { signIn } from '../../../testing/people/users.ts';
import type { TestUser } from '../../../testing/people/users.ts';
import { startConversation } from '../../../testing/conversations.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { Answer } from '../../../testing/requester.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { pathOf } from '../../http/mount-routes.ts';

const bearer = allEndpoints.filter(({ auth }) => auth === 'bearer' || auth === 'either');

describe.each(everyEngine)('calls by different users on %s [A-2]', (engine) => {
  let api: TestApp;
  let owner: TestUser;
  let other: TestUser;
  /** The owner's second device. */
  let session: string;
  let bad: Record<string, string>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    const expired = await signIn(api);
    api.wait(31 * DAY);
    const revoked = await signIn(api);
    await api.send('POST', '/api/auth/logout', { token: revoked.token });
    owner = await signIn(api, undefined, 'Owner-Canary');
    other = await signIn(api, undefined, 'Other');
    await signIn(api, owner.phone);
    const devices = await api.reply(sessions, {}, { token: owner.token });
    session = String(devices.find(({ current }) => !current)?.id);
    bad = { anonymous: '', expired: expired.token, revoked: revoked.token, malformed: `${owner.token}.x` };
  });
  afterAll(() => api.close());

  /** A conversation of the owner. */
  const prepare = async (): Promise<Ids> => {
    api.wait(MINUTE);
    return { session, conversation: String(await startConversation(api, owner.token, { message: 'Message-Canary' })) };
  };

  const send = (
    endpoint: Endpoint,
    token: string,
    { id = '1', body }: { id?: string; body?: unknown },
  ): Promise<Answer> =>
    api.send(endpoint.method, pathOf(endpoint).replaceAll(/:\w+/g, id), token ? { token } : {}, body);
  /** The error without the one part that differs from request to request. */
  const withoutId = ({ status, json }: Answer) => [status, { ...(json as object), request_id: null }];

  const sendAsOther = async (endpoint: Endpoint, input: { id?: string; body?: unknown }): Promise<Answer> => {
    const theirs = await send(endpoint, other.token, input);
    for (const canary of ['Owner-Canary', 'Message-Canary', owner.phone]) expect(theirs.text).not.toContain(canary);
    return theirs;
  };
  const byId = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

  // A login that has ended may be ended again.
  test.each(byId(bearer.filter(({ id }) => id !== 'logout')))('%s needs a valid login [A-2]', async (_, endpoint) => {
    const statuses = await Promise.all(
      Object.entries(bad).map(async ([kind, token]) => [kind, (await send(endpoint, token, {})).status]),
    );
    expect(Object.fromEntries(statuses)).toEqual({ anonymous: 401, expired: 401, revoked: 401, malformed: 401 });
  });

  test.each(byId(bearer.filter(({ id }) => id in ownCalls)))(
    '%s serves each user only their own data [A-2]',
    async (id, endpoint) => {
      await prepare();
      const { status, ...input } = ownCalls[id] ?? { status: 0 };
      const theirs = await sendAsOther(endpoint, input);
      expect([theirs.status, (await send(endpoint, owner.token, input)).status]).toEqual([status, status]);
    },
  );

  test.each(
    bearer.flatMap((endpoint) => {
      const inputOf = objectCalls[endpoint.id];
      return inputOf ? [[endpoint.id, endpoint, inputOf] as const] : [];
    }),
  )('%s is for the owner; for anyone else it does not exist [A-2]', async (_, endpoint, inputOf) => {
    const input = inputOf(await prepare());
    const theirs = await sendAsOther(endpoint, input);
    const nowhere = inputOf({ conversation: '123456789012345', session: 'nowhere' });
    expect(withoutId(theirs)).toEqual(withoutId(await send(endpoint, other.token, nowhere)));
    expect(theirs.status).toBe(404);
    expect((await send(endpoint, owner.token, input)).status).toBeLessThan(300);
  });
});
