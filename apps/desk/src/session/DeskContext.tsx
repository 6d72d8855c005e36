import { useApi } from '@maidan/api-client/core/api-provider';
import type { Session } from '@maidan/auth/session/session';
import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';
import { deskSignOut } from '@maidan/contract/desk/access/me';
import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import { createContext, use } from 'react';

export const SessionContext = createContext<Session | null>(null);
export const StaffContext = createContext<StaffMember | null>(null);

/** @throws Error outside the providers of the desk */
export function useDeskSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('The desk needs its providers above it');
  return session;
}

/** Who is signed in. @throws Error on a page that is not for staff */
export function useStaff(): StaffMember {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('Only within the pages of staff');
  return staff;
}

/** Whether a person has one of these roles. */
export const hasRole = ({ roles }: Pick<StaffMember, 'roles'>, ...wanted: readonly StaffRole[]): boolean =>
  roles.some((role) => wanted.includes(role));

/** Ends the session on the server and here. If the server is unreachable, the session there expires by itself. */
export function useSignOut(): () => void {
  const api = useApi();
  const session = useDeskSession();
  return () => {
    const ended = api.call(deskSignOut, {}, { keepalive: true });
    // Wait for the reply, but at most a second: the request has read the token by then.
    void Promise.race([ended.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 1000))]).then(() =>
      session.signOut(),
    );
  };
}
