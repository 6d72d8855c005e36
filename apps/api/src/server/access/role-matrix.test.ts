import { allEndpoints } from '@maidan/contract/core/all';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { staffRoles, type StaffRole } from '@maidan/contract/desk/access/staff-roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { demoPack } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { pathOf } from '../../http/mount-routes.ts';
import { MINUTE } from '../../runtime/clock.ts';

const calls = allEndpoints.filter(({ auth }) => auth === 'staff' || auth === 'either');

describe.each(everyEngine)('calls of the desk by people with different roles on %s [A-2]', (engine) => {
  let api: TestApp;
  let reader: string;
  let leagueIds: number[];
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    reader = (await signIn(api)).token;
    leagueIds = (await api.db.selectFrom('leagues').select('id').orderBy('id').execute()).map(({ id }) => id);
    await seatStaff(api, { roles: ['owner'] });
  });
  afterAll(() => api.close());

  const seat = (role: StaffRole) =>
    seatStaff(api, { roles: [role], leagueIds: role === 'organiser' ? leagueIds.slice(0, 1) : [] });
  const send = async (endpoint: Endpoint, token: string) => {
    const path = pathOf(endpoint).replaceAll(/:\w+/g, '1');
    // The stream never ends; its headers are enough.
    const method = endpoint.stream ? 'HEAD' : endpoint.method;
    const { status, json } = await api.send(method, path, token === '' ? {} : { token });
    return { status, code: (json as { code?: string } | undefined)?.code };
  };

  test.each(calls.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is open to its roles, and to no reader or visitor [A-2]',
    async (_, endpoint) => {
      const others = endpoint.auth === 'either' ? [] : [reader];
      for (const token of ['', ...others, `mds_${'A'.repeat(43)}`]) {
        expect(await send(endpoint, token)).toEqual({
          status: 401,
          code: endpoint.stream ? undefined : 'unauthenticated',
        });
      }
      for (const role of staffRoles) {
        const { token } = await seat(role);
        const { status, code } = await send(endpoint, token);
        const isAdmitted = status !== 403 && status !== 401 && status < 500;
        expect([role, isAdmitted, code]).toEqual([
          role,
          (endpoint.roles ?? staffRoles).includes(role),
          isAdmitted ? code : 'forbidden',
        ]);
      }
    },
  );

  test.each(calls.filter((call) => call.fresh).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s needs a freshly used passkey, whatever the role [A-2]',
    async (_, endpoint) => {
      for (const role of endpoint.roles ?? staffRoles) {
        const { token } = await seat(role);
        api.wait(5 * MINUTE);
        expect([role, await send(endpoint, token)]).toEqual([role, { status: 403, code: 'proof_needed' }]);
      }
    },
  );
});
