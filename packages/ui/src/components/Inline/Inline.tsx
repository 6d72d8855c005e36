import type { ReactNode } from 'react';
import type { Gap } from '../private/gaps.css.ts';
import { gaps } from '../private/gaps.css.ts';
import * as css from './Inline.css.ts';

interface InlineProps {
  children: ReactNode;
  /** Step of the 4 px grid between the children: 3 is 12 px. */
  gap?: Gap;
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
  /** Breaks into lines when it does not fit; true by default. */
  wrap?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'span';
  'aria-label'?: string;
  id?: string;
  className?: string | undefined;
}

/** Children next to each other. */
export function Inline({
  as: Element = 'div',
  gap = 3,
  align = 'centre',
  justify = 'start',
  wrap = true,
  className = '',
  ...rest
}: InlineProps) {
  const classes = `${css.align[align]} ${css.justify[justify]} ${gaps[gap]} ${wrap ? css.wrap : ''} ${className}`;
  return <Element className={classes} {...rest} />;
}
