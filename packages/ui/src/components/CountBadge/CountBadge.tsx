import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CountBadge.css.ts';

interface CountBadgeProps {
  /** Renders nothing for 0 or less. */
  count: number;
  /** The counted things, for screen readers: "unread messages". */
  label: string;
}

/** A number next to an icon or a row, at most 99+, so that it never grows. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (!(count > 0)) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{`${count} ${label}`}</VisuallyHidden>
    </span>
  );
}
