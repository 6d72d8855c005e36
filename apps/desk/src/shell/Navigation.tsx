import { MoreIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useLocation } from 'react-router';
import { countText } from '../page/counts.ts';
import { paths } from '../paths.ts';
import { isWithin, usePlaces } from './places.tsx';
import * as css from './Shell.css.ts';

interface NavigationProps {
  /** Number of waiting conversations; undefined while loading. */
  waiting: number | undefined;
}

/** The side navigation of a wide screen, with every place. */
export function SideNav({ waiting = 0 }: NavigationProps) {
  const { pathname } = useLocation();
  const places = usePlaces();
  return (
    <nav className={css.side} aria-label="Main">
      {places.map((place) => {
        const current = isWithin(pathname, place);
        const waits = place.name === 'Inbox' && waiting > 0;
        return (
          <Link key={place.href} className={css.sideLink} href={place.href} aria-current={current ? 'page' : undefined}>
            {place.icon}
            <span className={css.sideName}>
              {place.name}
              {waits && <VisuallyHidden>– {countText(waiting)} waiting</VisuallyHidden>}
            </span>
            {current && <span className={css.ball} />}
            {waits && (
              <b className={css.count} aria-hidden="true">
                {countText(waiting)}
              </b>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** The bottom bar of a phone, with daily places; the rest are under More. */
export function BottomBar({ waiting = 0 }: NavigationProps) {
  const { pathname } = useLocation();
  const places = usePlaces();
  const more = { name: 'More', href: paths.more(), icon: <MoreIcon />, letter: '', inBar: true };
  const inMore = places.some((place) => !place.inBar && isWithin(pathname, place));
  return (
    <nav className={css.bar} aria-label="Main">
      {[...places.filter(({ inBar }) => inBar), more].map((place) => {
        const current = isWithin(pathname, place) || (place === more && inMore);
        return (
          <Link key={place.href} className={css.barLink} href={place.href} aria-current={current ? 'page' : undefined}>
            {current && <span className={css.barBall} />}
            {place.icon}
            {place.name}
            {place.name === 'Inbox' && waiting > 0 && (
              <em className={css.barCount}>
                {countText(waiting)}
                <VisuallyHidden> waiting</VisuallyHidden>
              </em>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
