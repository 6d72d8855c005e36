import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** A hidden heading keeps its place in the outline. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'output';
}

/** For ears only. The parent must be positioned if it scrolls, or the page may grow by a pixel. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={css.hidden}>{children}</Element>;
}
