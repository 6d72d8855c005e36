import { SyncMutes } from '@maidan/actions/sync-mutes';
import { LeavingDialog } from '../features/account/LeavingDialog.tsx';
import { LiveUpdates } from '../features/messages/thread/LiveUpdates.tsx';

/** For a user, behind every page: replies as they arrive, what is muted, and whether the account is to stay. */
export function UserBackground() {
  return (
    <>
      <LiveUpdates />
      <SyncMutes />
      <LeavingDialog />
    </>
  );
}
