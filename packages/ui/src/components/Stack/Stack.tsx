import type { ReactNode } from 'react';
import { gaps, type Gap } from '../private/gaps.css.ts';
import * as css from './Stack.css.ts';

interface StackProps {
  children: ReactNode;
  /** Step of the 4 px grid between the children: 4 is 16 px. */
  gap?: Gap;
}

/** Children below each other. */
export function Stack({ gap = 4, children }: StackProps) {
  return <div className={`${css.stack} ${gaps[gap]}`}>{children}</div>;
}
