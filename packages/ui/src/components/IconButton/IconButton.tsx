import type { ReactNode } from 'react';
import { BaseButton, type PressProps } from '../private/BaseButton.tsx';
import { Ring } from '../private/Ring.tsx';
import * as css from './IconButton.css.ts';

interface IconButtonProps extends PressProps {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof css.variants;
}

export function IconButton({ label, icon, variant = 'plain', ...press }: IconButtonProps) {
  return (
    <BaseButton {...press} label={label} className={css.variants[variant]}>
      {press.pending ? <Ring size={20} /> : icon}
    </BaseButton>
  );
}
