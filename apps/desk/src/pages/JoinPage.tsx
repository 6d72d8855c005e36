import { useStore } from '@maidan/browser/use-store';
import { useNavigate } from 'react-router';
import { Join } from '../features/access/sign-in/Join.tsx';
import { paths } from '../paths.ts';
import { hydrated } from '../session/hydrated.ts';
import { Opening } from '../shell/Opening.tsx';
import { OutsideShell } from '../shell/OutsideShell.tsx';

/** The page of an invitation's link, even if someone else is signed in on this browser. */
export default function JoinPage() {
  const navigate = useNavigate();
  if (!useStore(hydrated)) return <Opening />;
  return (
    <OutsideShell>
      <Join onSignedIn={() => void navigate(paths.today(), { replace: true })} />
    </OutsideShell>
  );
}
