import { answeringRoles, type StaffRole } from '@maidan/contract/desk/access/staff-roles';
import {
  BellIcon,
  ChatIcon,
  FileIcon,
  FlagIcon,
  HomeIcon,
  ListIcon,
  SettingsIcon,
  TrendingIcon,
  TrophyIcon,
  UsersIcon,
} from '@maidan/ui/icons';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { hasRole, useStaff } from '../session/DeskContext.tsx';

/** A screen of the desk, as listed in the navigation and shortcuts. */
export interface Place {
  readonly name: string;
  readonly href: string;
  readonly icon: ReactNode;
  /** The shortcut key after `g`. */
  readonly letter: string;
  /** Whether it is in the bottom bar of a phone; other places are under More. */
  readonly inBar: boolean;
  /** The roles that see it; all staff if absent. */
  readonly roles?: readonly StaffRole[];
}

/** All screens, in the order of a day's work. */
const places: readonly Place[] = [
  { name: 'Today', href: paths.today(), icon: <HomeIcon />, letter: 't', inBar: true },
  {
    name: 'Inbox',
    href: paths.inbox('waiting'),
    icon: <ChatIcon />,
    letter: 'i',
    inBar: true,
    roles: answeringRoles,
  },
  {
    name: 'Posts',
    href: paths.posts(),
    icon: <ListIcon />,
    letter: 'p',
    inBar: false,
    roles: ['owner', 'editor', 'moderator'],
  },
  {
    name: 'Reports',
    href: paths.reports(),
    icon: <FlagIcon />,
    letter: 'r',
    inBar: false,
    roles: ['owner', 'moderator'],
  },
  {
    name: 'League',
    href: paths.leagues(),
    icon: <TrophyIcon />,
    letter: 'l',
    inBar: true,
    roles: ['owner', 'editor', 'organiser'],
  },
  { name: 'Forms', href: paths.forms(), icon: <FileIcon />, letter: 'f', inBar: false, roles: ['owner', 'editor'] },
  {
    name: 'Notifications',
    href: paths.notifications(),
    icon: <BellIcon />,
    letter: 'b',
    inBar: false,
    roles: ['owner', 'editor'],
  },
  {
    name: 'People',
    href: paths.people(),
    icon: <UsersIcon />,
    letter: 'e',
    inBar: false,
    roles: ['owner', 'moderator'],
  },
  {
    name: 'Insights',
    href: paths.insights(),
    icon: <TrendingIcon />,
    letter: 'n',
    inBar: false,
    roles: ['owner', 'editor', 'moderator'],
  },
  { name: 'Settings', href: paths.settings(), icon: <SettingsIcon />, letter: 's', inBar: false },
];

/** The screens available to the signed-in member of staff. */
export function usePlaces(): readonly Place[] {
  const me = useStaff();
  return places.filter(({ roles }) => roles === undefined || hasRole(me, ...roles));
}

/** Whether a page belongs to a place. */
export const isWithin = (pathname: string, { href }: Place): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
