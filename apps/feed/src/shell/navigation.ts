import {
  BellIcon,
  ChatIcon,
  HomeIcon,
  InfoIcon,
  SearchIcon,
  SettingsIcon,
  TrendingIcon,
  UserIcon,
} from '@maidan/ui/icons';
import { paths } from '../paths.ts';

const home = { href: paths.home(), label: 'Home', Icon: HomeIcon } as const;
const search = { href: paths.search(), label: 'Search', Icon: SearchIcon } as const;
const trending = { href: paths.trending(), label: 'Trending', Icon: TrendingIcon } as const;
const notifications = { href: paths.notifications(), label: 'Notifications', Icon: BellIcon } as const;

export const sideLinks = [
  home,
  search,
  trending,
  { href: paths.messages(), label: 'Messages', Icon: ChatIcon },
  notifications,
] as const;

export const accountLinks = [
  { href: paths.myAccount(), label: 'My Profile', Icon: UserIcon },
  { href: paths.settings(), label: 'Settings', Icon: SettingsIcon },
  { href: paths.about(), label: 'About', Icon: InfoIcon },
] as const;

/** The four of the mobile footer. */
export const footLinks = [home, search, trending, notifications] as const;

export const footerLinks = [
  { href: paths.about(), label: 'About' },
  { href: paths.contact(), label: 'Contact' },
  { href: paths.refundPolicy(), label: 'Payment and Refund Policy' },
  { href: paths.privacy(), label: 'Privacy' },
  { href: paths.terms(), label: 'Terms' },
  { href: paths.leagueTag(), label: 'Youth Sports League' },
  { href: paths.league(), label: 'Fixtures and tables' },
] as const;
