import type { Endpoint } from '@maidan/contract/core/endpoint';
import { staffRoles, type StaffRole } from '@maidan/contract/desk/access/staff-roles';

interface Permission {
  readonly id: string;
  readonly text: string;
  /** Whether it needs a recently used passkey. */
  readonly fresh: boolean;
}

export interface Permissions {
  /** Empty for all staff. */
  readonly roles: readonly StaffRole[];
  readonly acts: readonly Permission[];
  readonly reads: readonly Permission[];
}

/** The part of a summary after a semicolon describes the reply, which only developers need. */
const textOf = ({ summary }: Endpoint): string => summary.split(';')[0] ?? '';

/** Fewer roles first, and all staff last. */
const rank = (roles: readonly StaffRole[]): number => roles.length || staffRoles.length + 1;

/** The permissions that the server checks, grouped by role. @param calls the desk's calls */
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
