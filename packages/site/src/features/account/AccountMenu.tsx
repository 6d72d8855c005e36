import { useAllUnsent } from '@maidan/actions/use-action';
import { t } from '@maidan/i18n/text';
import { useLogin } from '@maidan/auth/login/use-login';
import { useMe } from '@maidan/auth/session/use-session';
import { brand, league } from '@maidan/brand/brand';
import { CountBadge } from '@maidan/ui/CountBadge';
import {
  BookmarkIcon,
  CalendarIcon,
  ChatIcon,
  HomeIcon,
  LogOutIcon,
  OfflineIcon,
  SettingsIcon,
  TrendingIcon,
  UserIcon,
} from '@maidan/ui/icons';
import { Menu, type MenuItem } from '@maidan/ui/Menu';
import type { RefObject } from 'react';
import { useSiteConfig } from '../../browser/use-site-config.ts';
import { SAVED_PAGE } from '../saved/saved-page.ts';
import { WAITING_PAGE } from '../waiting/waiting-page.ts';
import { feedPages, linkTo } from './feed-pages.ts';
import { useUnreadConversations } from './use-unread-conversations.ts';

interface AccountMenuProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The logged-in user, their pages, both sites, and Logout. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const config = useSiteConfig();
  const { logout } = useLogin();
  const me = useMe();
  const unread = useUnreadConversations();
  const waiting = useAllUnsent().length;
  const { origin, feedOrigin, leagueOrigin } = config;
  const toFeed = (path: string) => linkTo(feedOrigin, path, config);
  const items: MenuItem[] = [
    { key: 'account', label: t('site.profile'), icon: <UserIcon size={20} />, href: toFeed(feedPages.account) },
    {
      key: 'messages',
      label: t('site.messages'),
      icon: <ChatIcon size={20} />,
      note: <CountBadge count={unread} label={t('site.unread')} />,
      href: toFeed(feedPages.messages),
    },
    {
      key: 'registrations',
      label: t('site.registrations'),
      icon: <CalendarIcon size={20} />,
      href: toFeed(feedPages.registrations),
    },
    { key: 'saved', label: t('saved.title'), icon: <BookmarkIcon size={20} />, href: SAVED_PAGE },
    ...(waiting === 0
      ? []
      : [
          {
            key: 'waiting',
            label: t('waiting.title'),
            icon: <OfflineIcon size={20} />,
            note: <CountBadge count={waiting} label={t('waiting.title')} />,
            href: WAITING_PAGE,
          },
        ]),
    { key: 'settings', label: t('site.settings'), icon: <SettingsIcon size={20} />, href: toFeed(feedPages.settings) },
    {
      key: 'feed',
      label: brand.name,
      icon: <HomeIcon size={20} />,
      href: toFeed('/'),
      current: origin === feedOrigin,
    },
    {
      key: 'league',
      label: league.abbreviation,
      icon: <TrendingIcon size={20} />,
      href: linkTo(leagueOrigin, '/', config),
      current: origin === leagueOrigin,
    },
    { key: 'logout', label: t('site.logout'), icon: <LogOutIcon size={20} />, onSelect: logout },
  ];
  return <Menu label={t('site.account')} anchor={anchor} head={me?.name} items={items} onClose={onClose} />;
}
