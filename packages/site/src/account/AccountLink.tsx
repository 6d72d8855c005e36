import { t } from '@maidan/i18n/text';
import { useMe } from '@maidan/auth/session/use-session';
import { Avatar } from '@maidan/ui/Avatar';
import { CountBadge } from '@maidan/ui/CountBadge';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useRef, useState, type MouseEvent } from 'react';
import { useSiteConfig } from '../browser/use-site-config.ts';
import { feedPages, linkTo } from './feed-pages.ts';

type AccountMenu = (typeof import('./AccountMenu.tsx'))['AccountMenu'];

/** Loaded when someone reaches for it, not with the page. */
const loadMenu = async (): Promise<AccountMenu> => (await import('./AccountMenu.tsx')).AccountMenu;
const preload = () => void loadMenu().catch(() => undefined);

interface AccountLinkProps {
  className: string;
  /** How many messages are unread, where no other link shows it, and the class of that badge. */
  count?: { readonly unread: number; readonly className: string };
}

/** The user's picture. It opens the account menu, and is a link to the account for a new tab, or without the menu. */
export function AccountLink({ className, count }: AccountLinkProps) {
  const config = useSiteConfig();
  const me = useMe();
  const link = useRef<HTMLAnchorElement>(null);
  const [Menu, setMenu] = useState<AccountMenu | null>(null);
  /** When it was opened: a menu that is closing must not close the one opened meanwhile. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const open = openedAt !== null;
  /** A press outside the menu closes it before the click is known, and the click must not open it again. */
  const wasOpen = useRef(false);
  const href = linkTo(config.feedOrigin, feedPages.account, config);

  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (wasOpen.current) {
      wasOpen.current = false;
      return;
    }
    setOpenedAt(event.timeStamp);
    loadMenu().then(
      (loaded) => setMenu(() => loaded),
      () => location.assign(href),
    );
  }

  return (
    <>
      <Link
        ref={link}
        className={className}
        href={href}
        aria-label={count?.unread ? t('site.profileUnread', { unread: count.unread }) : t('site.profile')}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={toggle}
      >
        <Avatar src={me?.avatar} name={me?.name} size={32} />
        {count ? (
          <span className={count.className}>
            <CountBadge count={count.unread} label={t('site.unread')} />
          </span>
        ) : null}
      </Link>
      {open && Menu ? <Menu key={openedAt} anchor={link} onClose={() => setOpenedAt(null)} /> : null}
    </>
  );
}
