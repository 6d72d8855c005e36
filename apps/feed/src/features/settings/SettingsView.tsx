import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import { BellIcon, ChatIcon, InfoIcon, MailIcon, UserIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../../paths.ts';
import { DarkModeSwitch } from './DarkModeSwitch.tsx';
import { DataSaverChoice } from './DataSaverChoice.tsx';
import { LocationRow } from './LocationRow.tsx';
import { NotificationsRow } from './NotificationsRow.tsx';
import * as css from './SettingsView.css.ts';

const quickLinks = [
  { href: paths.myAccount(), label: 'My Profile', Icon: UserIcon },
  { href: paths.messages(), label: 'Messages', Icon: ChatIcon },
  { href: paths.notifications(), label: 'Notifications', Icon: BellIcon },
  { href: paths.about(), label: 'About', Icon: InfoIcon },
  { href: paths.contact(), label: 'Contact', Icon: MailIcon },
] as const;

/** Specification, section 2, /settings: all of it belongs to this browser, but for the location of a signed-in user. */
export function SettingsView({ signedIn }: { signedIn: boolean }) {
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[{ label: 'Home', href: paths.home() }, { label: 'Settings' }]} />
      <h1 className={css.title}>Settings</h1>
      <noscript>
        <p className={css.note}>Settings need JavaScript. Without it the page follows your system’s own wishes.</p>
      </noscript>
      <section className={css.section} aria-labelledby="settings-look">
        <h2 className={css.heading} id="settings-look">
          Look and data
        </h2>
        <DarkModeSwitch />
        <DataSaverChoice />
      </section>
      <section className={css.section} aria-labelledby="settings-permissions">
        <h2 className={css.heading} id="settings-permissions">
          Permissions
        </h2>
        <LocationRow signedIn={signedIn} />
        <NotificationsRow />
      </section>
      {signedIn ? (
        <section className={css.section} aria-labelledby="settings-links">
          <h2 className={css.heading} id="settings-links">
            Quick links
          </h2>
          <ul className={css.links}>
            {quickLinks.map(({ href, label, Icon }) => (
              <li key={href}>
                <Link className={css.link} href={href}>
                  <Icon />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
