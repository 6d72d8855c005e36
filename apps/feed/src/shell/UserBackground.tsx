import { SyncMutes } from '@maidan/actions/mutes/sync-mutes';
import { SyncSaved } from '@maidan/actions/saved/sync-saved';
import { LeavingDialog } from '../features/account/your-data/LeavingDialog.tsx';
import { LiveUpdates } from '../features/messages/thread/LiveUpdates.tsx';

/** For a user, behind every page: replies as they arrive, what is muted and saved, and whether the account is to stay. */
export function UserBackground() {
  return (
    <>
      <LiveUpdates />
      <SyncMutes />
      <SyncSaved />
      <LeavingDialog />
    </>
  );
}
