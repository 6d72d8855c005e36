import { useLogin } from '@maidan/auth/use-login';
import { ChatIcon, GridIcon, InfoIcon, LogOutIcon, MailIcon, SettingsIcon, TrendingIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../../paths.ts';
import * as css from './AccountView.css.ts';

/** In the order of the specification, section 2, /myaccount. */
const links = [
  { href: paths.settings(), label: 'Settings', Icon: SettingsIcon },
  { href: paths.messages(), label: 'Messages', Icon: ChatIcon },
  { href: paths.followedCategories(), label: 'My Categories', Icon: GridIcon },
  { href: paths.followedTags(), label: 'My Tags', Icon: TrendingIcon },
  { href: paths.about(), label: 'About', Icon: InfoIcon },
  { href: paths.contact(), label: 'Contact', Icon: MailIcon },
] as const;

export function QuickLinks() {
  const { logout } = useLogin();
  return (
    <section className={css.section} aria-labelledby="account-links">
      <h2 className={css.heading} id="account-links">
        Quick links
      </h2>
      <ul className={css.links}>
        {links.map(({ href, label, Icon }) => (
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
    </section>
  );
}
