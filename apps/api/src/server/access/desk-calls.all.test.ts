import { allEndpoints } from '@maidan/contract/core/all';
import { staffRoles } from '@maidan/contract/desk/access/staff-roles';
import { expect, test } from 'vitest';

const calls = allEndpoints.filter(({ auth }) => auth === 'staff' || auth === 'either');

/** The server goes by the contract; a list of its own shows a reviewer who gains a call. `vitest run --update` prints it again. */
test('who of the staff may send each call of the desk is as it was last reviewed [A-2]', async () => {
  const lines = calls.map(({ id, roles = staffRoles, fresh }) =>
    [`${id}: ${roles.join(', ')}`, ...(fresh ? ['with a passkey that was just used'] : [])].join('; '),
  );
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('desk-calls.txt');
});
