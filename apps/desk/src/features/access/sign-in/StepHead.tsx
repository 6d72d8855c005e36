import { brand } from '@maidan/brand/brand';
import { Text } from '@maidan/ui/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './SignIn.css.ts';

interface StepHeadProps {
  title: string;
  children: ReactNode;
  /** False for a step with a field, which takes focus instead. */
  takesFocus?: boolean;
}

/** The heading of a step. Without a field, it takes focus so that screen readers read it out. */
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
      <Text marginTop={2} font="text17" color="quiet">
        {children}
      </Text>
    </div>
  );
}
