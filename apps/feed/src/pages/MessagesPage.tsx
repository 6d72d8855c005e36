import { guardedHandle } from '@maidan/site/browser/guard';
import { MessagesView } from '../features/messages/list/MessagesView.tsx';
import { guardedLoader, guardedMeta } from '../shell/guarded.ts';
import { GuardedPage } from '../shell/GuardedPage.tsx';

export const handle = guardedHandle;
export const meta = guardedMeta('Messages');
export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return <GuardedPage title="Messages" />;
}

export default function MessagesPage() {
  return (
    <GuardedPage title="Messages">
      <MessagesView />
    </GuardedPage>
  );
}
