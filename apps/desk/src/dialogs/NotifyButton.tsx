import { Button } from '@maidan/ui/Button';
import { useState, type ComponentProps } from 'react';
import { NotifyDialog } from './NotifyDialog.tsx';

/** Opens the dialog that notifies one person. */
export function NotifyButton({ to }: Pick<ComponentProps<typeof NotifyDialog>, 'to'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button wide onClick={() => setIsOpen(true)}>
        Send a notification
      </Button>
      {isOpen && <NotifyDialog to={to} onClose={() => setIsOpen(false)} />}
    </>
  );
}
