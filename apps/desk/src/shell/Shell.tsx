import { useApi } from '@maidan/api-client/core/api-provider';
import { todayQuery } from '@maidan/api-client/queries/desk/today';
import { NavigationLine } from '@maidan/site/browser/NavigationLine';
import { SkipLink } from '@maidan/ui/SkipLink';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BottomBar, SideNav } from './Navigation.tsx';
import * as css from './Shell.css.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { TopBar } from './TopBar.tsx';
import { useDeskLive } from './use-desk-live.ts';

/** Whether a conversation, match or team is open, which fills the screen of a phone. */
const isOpen = (pathname: string): boolean =>
  /^\/(?:inbox\/[^/]+|league\/[^/]+\/(?:open|next|results|registrations))\/[^/]+/.test(pathname);

/** The frame of every screen for staff. */
export function Shell({ children }: { children: ReactNode }) {
  const { data } = useQuery(todayQuery(useApi()));
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const place = pathname.split('/')[1];
  const shown = useRef(place);
  useDeskLive();

  // On another screen, move focus to its start for screen readers and Tab. Within a screen, focus stays.
  useEffect(() => {
    if (shown.current !== place) main.current?.focus({ preventScroll: true });
    shown.current = place;
  }, [place]);

  const waiting = data?.waiting?.count;
  return (
    <div
      className={css.page}
      data-league={place === 'league' ? '' : undefined}
      data-bare={isOpen(pathname) ? '' : undefined}
    >
      <SkipLink to="main" />
      <NavigationLine />
      <div className={css.besideThread}>
        <TopBar />
      </div>
      <div className={css.frame}>
        <SideNav waiting={waiting} />
        <main id="main" ref={main} className={css.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <div className={css.besideThread}>
        <BottomBar waiting={waiting} />
      </div>
      <Shortcuts />
    </div>
  );
}
