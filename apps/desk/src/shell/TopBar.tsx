import { Avatar } from '@maidan/ui/Avatar';
import { Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useStaff } from '../session/DeskContext.tsx';
import { rolesText } from '../session/roles.ts';
import { DeskMark } from './DeskMark.tsx';
import { SyncState } from './SyncState.tsx';
import * as css from './TopBar.css.ts';

export function TopBar() {
  const staff = useStaff();
  const ofLeague = useLocation().pathname.startsWith(paths.leagues());
  return (
    <header className={css.bar}>
      <div className={css.inside}>
        <Link className={css.logo} href={paths.today()}>
          <DeskMark ofLeague={ofLeague} />
        </Link>
        <SyncState />
        <Link className={css.person} href={paths.settings()}>
          <Avatar src={null} name={staff.name} size={32} />
          <span className={css.personText}>
            <Text as="b" display="block" font="head15" lineHeight="tight" color="ink">
              {staff.name}
            </Text>{' '}
            {rolesText(staff.roles)}
            <VisuallyHidden>– your account</VisuallyHidden>
          </span>
        </Link>
      </div>
    </header>
  );
}
