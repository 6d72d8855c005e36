import { useStore } from '@maidan/browser/use-store';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { LogOutIcon } from '@maidan/ui/icons';
import { useState } from 'react';
import { counted } from '../../../page/counts.ts';
import { useSignOut } from '../../../session/DeskContext.tsx';
import { drafts } from '../../../session/drafts.ts';

/** Clears this device; warns about unsent drafts first. */
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
        text="Unsent drafts are only on this device. Signing out deletes them."
        confirm="Sign out"
        pending={false}
        onConfirm={signOut}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}
