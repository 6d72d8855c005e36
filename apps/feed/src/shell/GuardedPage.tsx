import { SignedInOnly } from '@maidan/site/page/SignedInOnly';
import type { Crumb } from '@maidan/ui/Breadcrumb';
import type { ReactNode } from 'react';
import { GuardedSkeleton } from './GuardedSkeleton.tsx';
import { PageFrame } from './PageFrame.tsx';

interface GuardedPageProps {
  title: string;
  /** The steps between home and this page. */
  via?: readonly Required<Crumb>[];
  /** What only its user may see; without it the page is the server's shell, its `HydrateFallback`. */
  children?: ReactNode;
}

const waiting = <GuardedSkeleton />;

/** A page for users only: its head is everybody's, its content is there while its user is. */
export function GuardedPage({ title, via, children }: GuardedPageProps) {
  return (
    <PageFrame title={title} via={via}>
      <SignedInOnly fallback={waiting}>{children ?? waiting}</SignedInOnly>
    </PageFrame>
  );
}
