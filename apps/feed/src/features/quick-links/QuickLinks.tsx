import { t } from '@maidan/i18n/text';
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
  { href: paths.myAccount(), label: () => t('site.profile'), Icon: UserIcon },
  { href: paths.settings(), label: () => t('site.settings'), Icon: SettingsIcon },
  { href: paths.messages(), label: () => t('site.messages'), Icon: ChatIcon },
  { href: paths.followedCategories(), label: () => t('topics.myCategories'), Icon: GridIcon },
  { href: paths.followedTags(), label: () => t('topics.myTags'), Icon: TrendingIcon },
  { href: paths.about(), label: () => t('shell.about'), Icon: InfoIcon },
  { href: paths.contact(), label: () => t('shell.contact'), Icon: MailIcon },
] as const;

/** The quick links of account and settings, without the current page, and Logout. */
export function QuickLinks() {
  const { logout } = useLogin();
  const { pathname } = useLocation();
  return (
    <Section title={t('shell.quickLinks')}>
      <ul className={css.links}>
        {links
          .filter(({ href }) => href !== pathname)
          .map(({ href, label, Icon }) => (
            <li key={href}>
              <Link className={css.link} href={href}>
                <Icon />
                {label()}
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className={css.link} onClick={logout}>
            <LogOutIcon />
            {t('site.logout')}
          </button>
        </li>
      </ul>
    </Section>
  );
}
