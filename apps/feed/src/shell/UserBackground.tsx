import { SyncMutes } from '@maidan/actions/mutes/sync-mutes';
import { SyncSaved } from '@maidan/actions/saved/sync-saved';
import { LeavingDialog } from '../features/account/your-data/LeavingDialog.tsx';
import { LiveUpdates } from '../features/messages/thread/LiveUpdates.tsx';

/** On every page of a user: live replies, muted and saved items, and the question whether to keep a deleted account. */
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
