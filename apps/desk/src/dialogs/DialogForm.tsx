import type { ReactNode } from 'react';
import { CheckedForm } from './CheckedForm.tsx';
import * as layout from '../page/layout.css.ts';

interface DialogFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a dialog, in one column. */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  return (
    <CheckedForm className={layout.inDialog} onSubmit={onSubmit}>
      {children}
    </CheckedForm>
  );
}
