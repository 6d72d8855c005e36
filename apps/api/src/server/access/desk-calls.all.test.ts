import { allEndpoints } from '@maidan/contract/core/all';
import { staffRoles } from '@maidan/contract/desk/access/staff-roles';
import { expect, test } from 'vitest';

const calls = allEndpoints.filter(({ auth }) => auth === 'staff' || auth === 'either');

/** The server follows the contract; this list shows a reviewer which roles gain a call. `vitest run --update` rewrites it. */
test('which staff may send each call of the desk has not changed since its last review [A-2]', async () => {
  const lines = calls.map(({ id, roles = staffRoles, fresh }) =>
    [`${id}: ${roles.join(', ')}`, ...(fresh ? ['with a passkey that was just used'] : [])].join('; '),
  );
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('desk-calls.txt');
});
