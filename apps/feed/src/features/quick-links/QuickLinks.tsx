import { useLogin } from '@maidan/auth/login/use-login';
import { Section } from '@maidan/ui/Section';
import {
  ChatIcon,
  GridIcon,
  InfoIcon,
  LogOutIcon,
  MailIcon,
  SettingsIcon,
  TrendingIcon,
  UserIcon,
} from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import * as css from './QuickLinks.css.ts';

/** The account itself first, for the settings page. */
const links = [
  { href: paths.myAccount(), label: 'My Profile', Icon: UserIcon },
  { href: paths.settings(), label: 'Settings', Icon: SettingsIcon },
  { href: paths.messages(), label: 'Messages', Icon: ChatIcon },
  { href: paths.followedCategories(), label: 'My Categories', Icon: GridIcon },
  { href: paths.followedTags(), label: 'My Tags', Icon: TrendingIcon },
  { href: paths.about(), label: 'About', Icon: InfoIcon },
  { href: paths.contact(), label: 'Contact', Icon: MailIcon },
] as const;

/** The quick links of the account and of the settings: all but the page one is on, and Logout. */
export function QuickLinks() {
  const { logout } = useLogin();
  const { pathname } = useLocation();
  return (
    <Section title="Quick links">
      <ul className={css.links}>
        {links
          .filter(({ href }) => href !== pathname)
          .map(({ href, label, Icon }) => (
            <li key={href}>
              <Link className={css.link} href={href}>
                <Icon />
                {label}
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className={css.link} onClick={logout}>
            <LogOutIcon />
            Logout
          </button>
        </li>
      </ul>
    </Section>
  );
}
