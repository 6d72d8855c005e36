import { requireLogin } from '@maidan/site/browser/guard';
import { SignedInOnly } from '@maidan/site/page/SignedInOnly';
import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import type { Route } from './+types/GuardedLayout';
import { paths } from '../../paths.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import type { GuardedHandle } from '../../views/guarded.ts';
import { GuardedSkeleton } from '../../views/GuardedSkeleton.tsx';

/** When the session ends while a page is open, the login replaces it. */
export const handle = { guarded: true };

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireLogin(request, paths.login());
  return null;
}

/** Checks the login on every navigation between these pages, too. */
export const shouldRevalidate = () => true;

/** The server's document: the same shell for everyone, since the server does not know the user. */
export function HydrateFallback() {
  const { fills, shape } = usePage();
  if (fills) return <GuardedSkeleton shape={shape} />;
  return (
    <GuardedFrame>
      <GuardedSkeleton shape={shape} />
    </GuardedFrame>
  );
}

/** Wraps the pages that need a login. Their content is rendered only while the user is signed in. */
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
