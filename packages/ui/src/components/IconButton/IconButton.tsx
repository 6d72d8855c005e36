import type { ReactNode } from 'react';
import type { PressProps } from '../private/BaseButton.tsx';
import { BaseButton } from '../private/BaseButton.tsx';
import { Ring } from '../private/Ring.tsx';
import * as css from './IconButton.css.ts';

interface IconButtonProps extends PressProps {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof css.variants;
  /** A dot for something unread. Put the count into the label: "Messages, 3 unread". */
  dot?: boolean;
}

export function IconButton({ label, icon, variant = 'plain', dot = false, ...press }: IconButtonProps) {
  return (
    <BaseButton {...press} label={label} className={css.variants[variant]}>
      {press.pending ? <Ring size={20} /> : icon}
      {dot && <span className={css.dot} />}
    </BaseButton>
  );
}
