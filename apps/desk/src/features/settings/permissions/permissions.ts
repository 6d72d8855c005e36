import type { Endpoint } from '@maidan/contract/core/endpoint';
import { staffRoles, type StaffRole } from '@maidan/contract/core/staff-roles';

interface Permission {
  readonly id: string;
  readonly text: string;
  /** Only right after a passkey was used. */
  readonly fresh: boolean;
}

export interface Permissions {
  /** None where everyone on the staff may. */
  readonly roles: readonly StaffRole[];
  readonly acts: readonly Permission[];
  readonly reads: readonly Permission[];
}

/** What comes after a semicolon says how the server answers. */
const textOf = ({ summary }: Endpoint): string => summary.split(';')[0] ?? '';

/** Few before many, and everyone at the end. */
const rank = (roles: readonly StaffRole[]): number => roles.length || staffRoles.length + 1;

/** The permissions that the server checks, by who has them. @param calls those of the desk */
export function groupPermissions(calls: readonly Endpoint[]): Permissions[] {
  const groups = new Map<string, Endpoint[]>();
  for (const call of calls.filter(({ auth }) => auth === 'staff' || auth === 'either')) {
    const key = (call.roles ?? []).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), call]);
  }
  const permissions = [...groups.values()].map((group) => {
    const listed = (isRead: boolean) =>
      group
        .filter(({ method }) => (method === 'GET') === isRead)
        .map((call) => ({ id: call.id, text: textOf(call), fresh: call.fresh === true }));
    return { roles: group[0]?.roles ?? [], acts: listed(false), reads: listed(true) };
  });
  return permissions.toSorted((one, other) => rank(one.roles) - rank(other.roles));
}
