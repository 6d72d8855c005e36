import { t } from '@maidan/i18n/text';
import { useMe } from '@maidan/auth/session/use-session';
import { Avatar } from '@maidan/ui/Avatar';
import { CountBadge } from '@maidan/ui/CountBadge';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useMenuLink } from '../../browser/use-menu-link.ts';
import { useSiteConfig } from '../../browser/use-site-config.ts';
import { feedPages, linkTo } from './feed-pages.ts';

type AccountMenu = (typeof import('./AccountMenu.tsx'))['AccountMenu'];

/** Loaded when someone is about to press the link, not with the page. */
const loadMenu = async (): Promise<AccountMenu> => (await import('./AccountMenu.tsx')).AccountMenu;

interface AccountLinkProps {
  className: string;
  /** The number of unread messages, if no other link shows it, and the class of that badge. */
  count?: { readonly unread: number; readonly className: string };
}

/** The user's picture. It opens the account menu, and is a link to the account in a new tab or without the menu. */
export function AccountLink({ className, count }: AccountLinkProps) {
  const config = useSiteConfig();
  const me = useMe();
  const { link, menu, openedAt, OpenMenu } = useMenuLink(
    loadMenu,
    linkTo(config.feedOrigin, feedPages.account, config),
  );

  return (
    <>
      <Link
        {...link}
        className={className}
        aria-label={count?.unread ? t('site.profileUnread', { count: count.unread }) : t('site.profile')}
      >
        <Avatar src={me?.avatar} name={me?.name} size={32} />
        {count ? (
          <span className={count.className}>
            <CountBadge count={count.unread} label={t('site.unread')} />
          </span>
        ) : null}
      </Link>
      {OpenMenu ? <OpenMenu key={openedAt} {...menu} /> : null}
    </>
  );
}
