import { deskCalls } from '@maidan/contract/desk/desk-calls';
import { describe, expect, test } from 'vitest';
import { groupPermissions } from './permissions.ts';

describe('who may do what', () => {
  const groups = groupPermissions(deskCalls);

  test('lists every call for staff once, and no public call', () => {
    const listed = groups.flatMap(({ acts, reads }) => [...acts, ...reads].map(({ id }) => id));
    const ofStaff = deskCalls.filter(({ auth }) => auth === 'staff' || auth === 'either').map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ofStaff.toSorted());
    expect(listed).not.toContain('sendDeskCode');
  });

  test("starts with the owners' permissions, and ends with those of all staff", () => {
    expect([groups.at(0)?.roles, groups.at(-1)?.roles]).toEqual([['owner'], []]);
    expect(groups.every(({ roles }) => roles.length === 0 || roles.includes('owner'))).toBe(true);
  });

  test.each([
    ['sanctionPerson', ['owner', 'moderator'], 'Warns, limits, suspends or bans a person', true],
    ['closeInbox', ['owner', 'editor', 'organiser'], 'Closes a conversation', false],
    ['leaveDesk', [], 'Leaves the staff', true],
  ])('%s: %j', (id, roles, text, fresh) => {
    const group = groups.find(({ acts }) => acts.some((act) => act.id === id));
    expect(group?.roles).toEqual(roles);
    expect(group?.acts).toContainEqual({ id, text, fresh });
  });
});
