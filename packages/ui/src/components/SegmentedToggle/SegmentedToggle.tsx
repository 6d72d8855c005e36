import type { ReactNode } from 'react';
import { Link } from '../../links/LinkProvider.tsx';
import * as css from './SegmentedToggle.css.ts';

export interface View {
  name: string;
  href: string;
  icon?: ReactNode;
  /** The current option. */
  current: boolean;
}

interface SegmentedToggleProps {
  /** Names the choice: "View". */
  label: string;
  views: readonly View[];
}

/** List or Video: two or three views of the same content, each with its address, between two chalk lines. */
export function SegmentedToggle({ label, views }: SegmentedToggleProps) {
  return (
    <nav className={css.frame} aria-label={label}>
      {views.map(({ name, href, icon, current }) => (
        <Link key={name} className={css.segment} href={href} aria-current={current ? 'page' : undefined}>
          {icon}
          <span className={css.name}>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
