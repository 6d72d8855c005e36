import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../links/LinkProvider.tsx';
import type { PressProps } from '../private/BaseButton.tsx';
import { BaseButton } from '../private/BaseButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TextLink.css.ts';

interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** Not within a sentence: 44 px high. */
  alone?: boolean;
  /** Opens a new tab and says so. */
  newTab?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** An underlined link in running text. */
export function TextLink({ href, children, alone = false, newTab = false, ...rest }: TextLinkProps) {
  return (
    <Link
      href={href}
      className={alone ? `${css.link} ${css.alone}` : css.link}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...rest}
    >
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
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
