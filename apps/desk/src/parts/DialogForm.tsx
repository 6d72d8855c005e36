import type { ReactNode } from 'react';
import * as layout from './layout.css.ts';

interface DialogFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in one column that checks its own fields, so that each message stands at its field. */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  return (
    <form
      className={layout.inDialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
