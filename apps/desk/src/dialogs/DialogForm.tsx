import type { ReactNode } from 'react';
import { CheckedForm } from './CheckedForm.tsx';

interface DialogFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a dialog, in one column. */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  return (
    <CheckedForm minWidth="dialog" onSubmit={onSubmit}>
      {children}
    </CheckedForm>
  );
}
