import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import type { ReactNode } from 'react';
import { useOnline } from '@maidan/browser/use-online';
import { DialogForm } from './DialogForm.tsx';
import { Refusal } from './Refusal.tsx';

interface EditRemoval {
  readonly pending: boolean;
  readonly error: Error | null;
  readonly onRemove: () => void;
}

interface EditDialogProps {
  title: string;
  save: { readonly isPending: boolean; readonly error: Error | null };
  /** Why it cannot be saved yet. */
  blocked: string | undefined;
  onSave: () => void;
  onClose: () => void;
  /** Absent for what is new, or stays. */
  remove?: EditRemoval | undefined;
  children: ReactNode;
}

/** The form of one thing. A failure is shown above Save and keeps what was typed. */
export function EditDialog({ title, save, blocked, onSave, onClose, remove, children }: EditDialogProps) {
  const reason = useOnline() ? blocked : 'You are offline.';
  return (
    <Dialog open onClose={onClose} title={title} locked={save.isPending}>
      <DialogForm
        onSubmit={() => {
          if (reason === undefined && !save.isPending) onSave();
        }}
      >
        {children}
        <Refusal error={save.error ?? remove?.error} />
        <Button type="submit" variant="signal" wide pending={save.isPending} disabledReason={reason}>
          Save
        </Button>
        {remove && (
          <Button wide pending={remove.pending} onClick={remove.onRemove}>
            Remove
          </Button>
        )}
      </DialogForm>
    </Dialog>
  );
}
