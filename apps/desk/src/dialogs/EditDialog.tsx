import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { useState, type ReactNode } from 'react';
import { StopUploads } from '../files/LeaveUploads.tsx';
import { listRunning, useUploadReason } from '../files/open-uploads.ts';
import { DialogForm } from './DialogForm.tsx';
import { Refusal } from './Refusal.tsx';

/** A mutation that needs no more than what the dialog holds. */
export interface Submit {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly mutate: () => void;
}

interface EditDialogProps {
  title: string;
  submit: Submit;
  /** On the button that submits. */
  label?: string;
  /** Red, for what hurts. */
  isDanger?: boolean;
  /** Why it cannot be submitted yet. */
  blocked: string | undefined;
  onClose: () => void;
  /** Undefined for a new item, or one that cannot be removed. */
  remove?: Submit | undefined;
  children: ReactNode;
}

/**
 * A form in a dialog. A refusal is shown above the button, and the input is kept. It waits for running uploads, and closing
 * asks about them.
 */
export function EditDialog(props: EditDialogProps) {
  const { title, submit, label = 'Save', isDanger = false, blocked, onClose, remove, children } = props;
  const uploading = useUploadReason();
  const reason = useOnline() ? (uploading ?? blocked) : 'You are offline.';
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => (listRunning().length > 0 ? setIsLeaving(true) : onClose());
  return (
    <Dialog open onClose={close} title={title} locked={submit.isPending}>
      <DialogForm
        onSubmit={() => {
          if (reason === undefined && !submit.isPending) submit.mutate();
        }}
      >
        {children}
        <Refusal error={submit.error ?? remove?.error} />
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'signal'}
          wide
          pending={submit.isPending}
          disabledReason={reason}
        >
          {label}
        </Button>
        {remove && (
          <Button wide pending={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        )}
      </DialogForm>
      <StopUploads isAsked={isLeaving} onStop={onClose} onStay={() => setIsLeaving(false)} />
    </Dialog>
  );
}
