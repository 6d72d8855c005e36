import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

interface BadgeProps {
  children: ReactNode;
  /** "signal" for New and Live, "unread" for unread items, "turf" for done, "quiet" for facts. */
  tone?: keyof typeof css.tones;
}

/** A short text on a coloured background: 'New', 'Unread (3)', 'Live'. */
export function Badge({ children, tone = 'signal' }: BadgeProps) {
  return <span className={css.tones[tone]}>{children}</span>;
}
