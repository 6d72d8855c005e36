import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** Changes inside an <output> are announced. */
  as?: 'span' | 'output';
}

/** For screen readers only. The parent must be positioned if it scrolls, or the page may grow by a pixel. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={css.hidden}>{children}</Element>;
}
