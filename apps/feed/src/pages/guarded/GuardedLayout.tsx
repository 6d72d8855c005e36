import { requireLogin } from '@maidan/site/browser/guard';
import { SignedInOnly } from '@maidan/site/page/SignedInOnly';
import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import type { Route } from './+types/GuardedLayout';
import { paths } from '../../paths.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import type { GuardedHandle } from '../../views/guarded.ts';
import { GuardedSkeleton } from '../../views/GuardedSkeleton.tsx';

/** When the session ends while a page is open, the login takes its place. */
export const handle = { guarded: true };

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireLogin(request, paths.login());
  return null;
}

/** Every navigation between the pages needs the login, too. */
export const shouldRevalidate = () => true;

/** The server's document: it knows no user, and sends the same shell to everyone. */
export function HydrateFallback() {
  const { fills, shape } = usePage();
  if (fills) return <GuardedSkeleton shape={shape} />;
  return (
    <GuardedFrame>
      <GuardedSkeleton shape={shape} />
    </GuardedFrame>
  );
}

/** The pages that need a login. Their content is there only while their user is. */
export default function GuardedLayout() {
  return (
    <SignedInOnly fallback={<HydrateFallback />}>
      <GuardedPage />
    </SignedInOnly>
  );
}

function GuardedPage() {
  const { fills } = usePage();
  if (fills) return <Outlet />;
  return (
    <GuardedFrame>
      <Outlet />
    </GuardedFrame>
  );
}

function GuardedFrame({ children }: { children: ReactNode }) {
  const { title, via } = usePage();
  return (
    <PageFrame title={title()} via={via?.()}>
      {children}
    </PageFrame>
  );
}

const usePage = () => useMatches().at(-1)?.handle as GuardedHandle;
