import { t } from '@maidan/i18n/text';
import {
  BellIcon,
  BookmarkIcon,
  ChatIcon,
  HomeIcon,
  InfoIcon,
  SearchIcon,
  SettingsIcon,
  TrendingIcon,
  UserIcon,
} from '@maidan/ui/icons';
import { paths } from '../paths.ts';

const home = { href: paths.home(), label: () => t('shell.home'), Icon: HomeIcon } as const;
const search = { href: paths.search(), label: () => t('shell.search'), Icon: SearchIcon } as const;
const trending = { href: paths.trending(), label: () => t('shell.trending'), Icon: TrendingIcon } as const;
const notifications = { href: paths.notifications(), label: () => t('shell.notifications'), Icon: BellIcon } as const;

export const sideLinks = [
  home,
  search,
  trending,
  { href: paths.messages(), label: () => t('site.messages'), Icon: ChatIcon },
  notifications,
] as const;

export const accountLinks = [
  { href: paths.myAccount(), label: () => t('site.profile'), Icon: UserIcon },
  { href: paths.saved(), label: () => t('shell.saved'), Icon: BookmarkIcon },
  { href: paths.settings(), label: () => t('site.settings'), Icon: SettingsIcon },
  { href: paths.about(), label: () => t('shell.about'), Icon: InfoIcon },
] as const;

/** The four links of the mobile footer. */
export const footLinks = [home, search, trending, notifications] as const;

export const footerLinks = [
  { href: paths.about(), label: () => t('shell.about') },
  { href: paths.contact(), label: () => t('shell.contact') },
  { href: paths.refundPolicy(), label: () => t('shell.refundPolicy') },
  { href: paths.privacy(), label: () => t('shell.privacy') },
  { href: paths.terms(), label: () => t('shell.terms') },
  { href: paths.leagueTag(), label: () => t('shell.league') },
  { href: paths.league(), label: () => t('shell.fixturesAndTables') },
] as const;
