import { useStore } from '@maidan/browser/use-store';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { LogOutIcon } from '@maidan/ui/icons';
import { useState } from 'react';
import { counted } from '../../../parts/counts.ts';
import { useSignOut } from '../../../session/DeskContext.tsx';
import { drafts } from '../../../session/drafts.ts';

/** Empties the device; what was written and not sent is named first. */
export function SignOut() {
  const signOut = useSignOut();
  const [isAsked, setIsAsked] = useState(false);
  const unsent = Object.keys(useStore(drafts)?.texts ?? {}).length;
  return (
    <div>
      <Button
        icon={<LogOutIcon size={20} />}
        onClick={() => {
          if (unsent > 0) setIsAsked(true);
          else signOut();
        }}
      >
        Sign out
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Sign out and lose ${counted(unsent, 'draft')}?`}
        text="What you wrote and did not send is only on this device, and signing out empties it."
        confirm="Sign out"
        pending={false}
        onConfirm={signOut}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}
