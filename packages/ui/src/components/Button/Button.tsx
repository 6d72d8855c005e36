import type { ReactNode } from 'react';
import { BaseButton, type PressProps } from '../private/BaseButton.tsx';
import { Ring } from '../private/Ring.tsx';
import * as css from './Button.css.ts';

/** The common properties of a button and a link with its variants. */
export interface PillProps {
  /** The text is the accessible name: describe the action. */
  children: ReactNode;
  /** "signal" for the one main action of a view, "ink" for the second, "edge" for the rest; "danger" for destructive ones. */
  variant?: keyof typeof css.variants;
  size?: keyof typeof css.sizes;
  /** Takes the full width of its container. */
  wide?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
}

export function Button({
  children,
  variant = 'edge',
  size = 'm',
  wide = false,
  icon,
  ...press
}: PillProps & PressProps) {
  return (
    <BaseButton {...press} className={pillClass(variant, size, wide)}>
      <span className={press.pending ? css.behind : css.inside}>
        {icon}
        {children}
      </span>
      {press.pending && (
        <span className={css.ring}>
          <Ring size={20} />
        </span>
      )}
    </BaseButton>
  );
}

/** The classes of the pill, also for LinkButton. */
export function pillClass(variant: keyof typeof css.variants, size: keyof typeof css.sizes, wide: boolean): string {
  return `${css.variants[variant]} ${css.sizes[size]} ${wide ? css.wide : ''}`;
}
