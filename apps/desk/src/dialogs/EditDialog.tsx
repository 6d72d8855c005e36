import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { useState, type ReactNode } from 'react';
import { useOnline } from '@maidan/browser/use-online';
import { DialogForm } from './DialogForm.tsx';
import { StopUploads } from '../files/LeaveUploads.tsx';
import { listRunning, useUploadReason } from '../files/open-uploads.ts';
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
  /** Undefined for a new item, or one that cannot be removed. */
  remove?: EditRemoval | undefined;
  children: ReactNode;
}

/**
 * A form for one item. A failure is shown above Save, and the input is kept. Save waits for running uploads, and closing
 * asks about them.
 */
export function EditDialog({ title, save, blocked, onSave, onClose, remove, children }: EditDialogProps) {
  const uploading = useUploadReason();
  const reason = useOnline() ? (uploading ?? blocked) : 'You are offline.';
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => (listRunning().length > 0 ? setIsLeaving(true) : onClose());
  return (
    <Dialog open onClose={close} title={title} locked={save.isPending}>
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
      <StopUploads isAsked={isLeaving} onStop={onClose} onStay={() => setIsLeaving(false)} />
    </Dialog>
  );
}
