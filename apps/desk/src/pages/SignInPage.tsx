import { useSnapshot } from '@maidan/auth/session/use-session';
import { useStore } from '@maidan/browser/use-store';
import { Navigate, useLocation } from 'react-router';
import { SignInForm } from '../features/access/sign-in/SignInForm.tsx';
import { paths } from '../paths.ts';
import { useDeskSession } from '../session/DeskContext.tsx';
import { hydrated } from '../session/hydrated.ts';
import { Opening } from '../shell/Opening.tsx';
import { OutsideShell } from '../shell/OutsideShell.tsx';

/** The page of the desk that the person was opening. */
const wanted = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.today();
};

export default function SignInPage() {
  const { hasToken } = useSnapshot(useDeskSession());
  const { state } = useLocation();
  if (!useStore(hydrated)) return <Opening />;
  if (hasToken) return <Navigate to={wanted(state)} replace />;
  return (
    <OutsideShell>
      <SignInForm onSignedIn={() => undefined} />
    </OutsideShell>
  );
}
