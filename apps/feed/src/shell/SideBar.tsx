import { Link } from '@maidan/ui/links/LinkProvider';
import { LogInIcon } from '@maidan/ui/icons';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { accountLinks, sideLinks } from './navigation.ts';
import * as styles from './SideBar.css.ts';

interface SideLinkProps {
  href: string;
  label: string;
  Icon: ComponentType;
}

function SideLink({ href, label, Icon }: SideLinkProps) {
  const here = useLocation().pathname === href;
  return (
    <li>
      <Link className={here ? styles.linkHere : styles.link} href={href} aria-current={here ? 'page' : undefined}>
        <Icon />
        <span className={styles.words}>{label}</span>
      </Link>
    </li>
  );
}

/** The left sidebar: icons from 760 px, with words from 1100 px. */
export function SideBar() {
  return (
    <nav className={styles.side} aria-label="Main">
      <ul>
        {sideLinks.map((link) => (
          <SideLink key={link.href} {...link} />
        ))}
      </ul>
      <h2 className={styles.heading}>
        <span className={styles.words}>Account</span>
      </h2>
      <ul>
        {accountLinks.map((link) => (
          <SideLink key={link.href} {...link} />
        ))}
        <SideLink href={paths.login()} label="Login" Icon={LogInIcon} />
      </ul>
    </nav>
  );
}
