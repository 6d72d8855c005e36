import { readId } from '@maidan/contract/core/wire';
import { guardedHandle } from '@maidan/site/browser/guard';
import { SignedInOnly } from '@maidan/site/page/SignedInOnly';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/ConversationPage';
import { ThreadView } from '../features/messages/thread/ThreadView.tsx';
import { guardedLoader, guardedMeta } from '../shell/guarded.ts';
import { GuardedPage } from '../shell/GuardedPage.tsx';
import { paths } from '../paths.ts';

const head = { title: 'Conversation', via: [{ label: 'Messages', href: paths.messages() }] };

export const handle = { ...guardedHandle, fills: true };
export const meta = guardedMeta(head.title);
export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return <GuardedPage {...head} />;
}

/** One conversation; `?details=yes` prefills the reply. */
export default function ConversationPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const id = readId(params.id) ?? params.id;
  return (
    <SignedInOnly fallback={<GuardedPage {...head} />}>
      <ThreadView key={id} id={id} details={search.get('details') === 'yes'} />
    </SignedInOnly>
  );
}
