import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../links/LinkProvider.tsx';
import { BaseButton, type PressProps } from '../private/BaseButton.tsx';
import * as css from './TextLink.css.ts';

interface TextLinkProps {
  href: string;
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** An underlined link in running text. */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <Link className={css.link} {...rest}>
      {children}
    </Link>
  );
}

/** Looks like a link, acts like a button: 'Resend OTP?', 'Read More'. */
export function TextButton({ children, ...press }: PressProps & { children: ReactNode }) {
  return (
    <BaseButton {...press} className={css.act}>
      {children}
    </BaseButton>
  );
}
