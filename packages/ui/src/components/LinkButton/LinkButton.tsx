import { t } from '@maidan/i18n/text';
import { Link, type LinkProps } from '../../links/LinkProvider.tsx';
import { pillClass, type PillProps } from '../Button/Button.tsx';
import { inside } from '../Button/Button.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** For a link that opens a menu. */
type MenuLinkProps = Pick<
  LinkProps,
  'ref' | 'aria-haspopup' | 'aria-expanded' | 'onPointerEnter' | 'onPointerDown' | 'onFocus'
>;

interface LinkButtonProps extends PillProps, MenuLinkProps {
  href: string;
  /** Opens a new tab and says so. */
  newTab?: boolean;
  id?: string;
  /** Called before the link is followed; preventDefault cancels it. */
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
}

/** A link with the variants of a button: it navigates, so it stays an <a>. */
export function LinkButton({
  children,
  variant = 'edge',
  size = 'm',
  wide = false,
  icon,
  newTab = false,
  ...link
}: LinkButtonProps) {
  return (
    <Link
      {...link}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      className={pillClass(variant, size, wide)}
    >
      <span className={inside}>
        {icon}
        {children}
        {newTab && <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>}
      </span>
    </Link>
  );
}
