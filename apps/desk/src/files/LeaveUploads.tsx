import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { cancelUploads, listRunning } from './open-uploads.ts';

interface StopUploadsProps {
  isAsked: boolean;
  onStop: () => void;
  onStay: () => void;
}

/** Asks before a dialog or page closes during an upload. */
export function StopUploads({ isAsked, onStop, onStay }: StopUploadsProps) {
  const names = isAsked ? listRunning().map(({ name }) => name) : [];
  return (
    <ConfirmDialog
      open={isAsked}
      title="Stop the upload?"
      text={names.length > 0 && `${names.join(', ')} will not be saved.`}
      confirm="Stop and leave"
      cancel="Keep uploading"
      pending={false}
      onConfirm={() => {
        cancelUploads();
        onStop();
      }}
      onClose={onStay}
    />
  );
}

/** Asks before a page is left, closed or reloaded during an upload. */
export function LeaveUploads() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // A page that replaces its own URL stays open.
      historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname && listRunning().length > 0,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (listRunning().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <StopUploads
      isAsked={blocker.state === 'blocked'}
      onStop={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
