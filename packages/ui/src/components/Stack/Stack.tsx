import type { ReactNode } from 'react';
import type { Gap } from '../private/gaps.css.ts';
import { gaps } from '../private/gaps.css.ts';
import * as css from './Stack.css.ts';

interface StackProps {
  children: ReactNode;
  /** Step of the 4 px grid between the children: 4 is 16 px. */
  gap?: Gap;
  align?: keyof typeof css.align;
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav';
  /** Names a section or nav. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  id?: string;
  className?: string | undefined;
}

/** One below the other. */
export function Stack({ as: Element = 'div', gap = 4, align = 'stretch', className = '', ...rest }: StackProps) {
  return <Element className={`${css.align[align]} ${gaps[gap]} ${className}`} {...rest} />;
}
