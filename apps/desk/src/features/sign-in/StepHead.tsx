import { brand } from '@maidan/brand/brand';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './SignIn.css.ts';

interface StepHeadProps {
  title: string;
  children: ReactNode;
  /** A step with a field focuses that one instead. */
  takesFocus?: boolean;
}

/** What a step is about. A step without a field begins at its head, which is read out. */
export function StepHead({ title, children, takesFocus = false }: StepHeadProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${brand.name} Desk`;
    if (takesFocus) head.current?.focus();
  }, [title, takesFocus]);
  return (
    <div>
      <h1 className={css.title} ref={head} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.text}>{children}</p>
    </div>
  );
}
