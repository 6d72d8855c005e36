import type { ReactNode } from 'react';
import { gaps, type Gap } from '../private/gaps.css.ts';
import * as css from './Inline.css.ts';

interface InlineProps {
  children: ReactNode;
  /** Step of the 4 px grid between the children: 3 is 12 px. */
  gap?: Gap;
}

/** Children next to each other, in lines. */
export function Inline({ gap = 3, children }: InlineProps) {
  return <div className={`${css.inline} ${gaps[gap]}`}>{children}</div>;
}
