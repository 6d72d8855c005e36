import { useSnapshot } from '@maidan/auth/session/use-session';
import { useStore } from '@maidan/browser/use-store';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LeaveUploads } from '../files/LeaveUploads.tsx';
import { paths } from '../paths.ts';
import { useDeskSession } from '../session/DeskContext.tsx';
import { hydrated } from '../session/hydrated.ts';
import { SignedIn } from '../session/SignedIn.tsx';
import { Opening } from '../shell/Opening.tsx';
import { Shell } from '../shell/Shell.tsx';

/** Every screen for staff. Without a session it redirects to the sign-in, which leads back here. */
export default function StaffLayout() {
  const session = useDeskSession();
  const { hasToken, userId } = useSnapshot(session);
  const { pathname, search } = useLocation();
  if (!useStore(hydrated)) return <Opening />;
  if (!hasToken) return <Navigate to={paths.signIn()} replace state={{ from: `${pathname}${search}` }} />;
  return (
    <SignedIn key={userId} opening={<Opening />}>
      <Shell>
        <Outlet />
      </Shell>
      <LeaveUploads />
    </SignedIn>
  );
}
