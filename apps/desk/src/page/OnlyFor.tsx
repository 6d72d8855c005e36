import { PageBody } from './PageBody.tsx';
import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';
import type { ReactNode } from 'react';
import { hasRole, useStaff } from '../session/DeskContext.tsx';
import { NoPermission } from './NoPermission.tsx';
import { PageHead } from './PageHead.tsx';

interface OnlyForProps {
  roles: readonly StaffRole[];
  /** The title of the screen. */
  title: string;
  children: ReactNode;
}

/** A screen for some roles. Other staff read whom to ask for access. */
export function OnlyFor({ roles, title, children }: OnlyForProps) {
  if (hasRole(useStaff(), ...roles)) return children;
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <NoPermission />
      </PageBody>
    </>
  );
}
