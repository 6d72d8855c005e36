import type { ReactNode } from 'react';
import type { Gap } from '../private/gaps.css.ts';
import { gaps } from '../private/gaps.css.ts';
import * as css from './Columns.css.ts';

interface ColumnsProps {
  children: ReactNode;
  /** Columns on a desk (from 1100 px). A tablet shows at most two, a phone one. */
  count: keyof typeof css.counts;
  /** Two columns on a phone too, for small cards. */
  twoOnPhone?: boolean;
  gap?: Gap;
  as?: 'div' | 'ul' | 'ol';
  className?: string | undefined;
}

/** A grid of even columns. */
export function Columns({
  as: Element = 'div',
  count,
  gap = 4,
  twoOnPhone = false,
  className = '',
  ...rest
}: ColumnsProps) {
  const classes = `${css.counts[count]} ${gaps[gap]} ${twoOnPhone ? css.twoOnPhone : ''} ${className}`;
  return <Element className={classes} {...rest} />;
}
