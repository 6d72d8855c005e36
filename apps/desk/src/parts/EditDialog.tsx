import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import type { ReactNode } from 'react';
import { useOnline } from '@maidan/browser/use-online';
import * as layout from './layout.css.ts';

interface EditDialogProps {
  title: string;
  pending: boolean;
  /** Why it cannot be saved yet. */
  blocked: string | undefined;
  onSave: () => void;
  onClose: () => void;
  /** Absent for what is new, or stays. */
  remove?: { readonly pending: boolean; readonly onRemove: () => void } | undefined;
  children: ReactNode;
}

/** The form of one thing. A failure keeps what was typed. */
export function EditDialog({ title, pending, blocked, onSave, onClose, remove, children }: EditDialogProps) {
  const reason = useOnline() ? blocked : 'You are offline.';
  return (
    <Dialog open onClose={onClose} title={title} locked={pending}>
      <form
        className={layout.inDialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === undefined && !pending) onSave();
        }}
      >
        {children}
        <Button type="submit" variant="signal" wide pending={pending} disabledReason={reason}>
          Save
        </Button>
        {remove && (
          <Button wide pending={remove.pending} onClick={remove.onRemove}>
            Remove
          </Button>
        )}
      </form>
    </Dialog>
  );
}
