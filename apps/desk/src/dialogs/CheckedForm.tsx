import { Grid, type LayoutProps } from '@maidan/ui/layout';
import { useEffect, useRef } from 'react';

type CheckedFormProps = Omit<LayoutProps<'form'>, 'onSubmit'> & { onSubmit: () => void };

/** Invalid fields first, then any other message that blocks submission. */
const PROBLEMS = ['[aria-invalid="true"], [data-invalid]', '[role="alert"]'];

const FIELD = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]';

/**
 * A form that checks its own fields and shows each message at its field. A blocked submission focuses the first problem,
 * even if the server refuses it later, unless the person is typing again.
 */
export function CheckedForm({ onSubmit, children, ...rest }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    const problem = PROBLEMS.map((kind) => form.current?.querySelector<HTMLElement>(kind)).find(Boolean);
    if (!problem) return;
    isAsked.current = false;
    if (problem.role === 'alert') problem.tabIndex = -1;
    const target = problem.matches(`${FIELD}, [tabindex]`) ? problem : problem.querySelector<HTMLElement>(FIELD);
    problem.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
  return (
    <Grid
      as="form"
      ref={form}
      gap={4}
      {...rest}
      noValidate
      onInput={() => {
        isAsked.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        isAsked.current = true;
        onSubmit();
      }}
    >
      {children}
    </Grid>
  );
}
