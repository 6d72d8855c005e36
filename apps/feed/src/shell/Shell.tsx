import { NavigationLine } from '@maidan/site/browser/NavigationLine';
import { OfflineGate } from '@maidan/site/browser/OfflineGate';
import { SiteAlert } from '@maidan/site/browser/SiteAlert';
import { SkipLink } from '@maidan/ui/SkipLink';
import { ToastRegion } from '@maidan/ui/Toast';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { Background } from './Background.tsx';
import { FootBar } from './FootBar.tsx';
import { Footer } from './Footer.tsx';
import { RightRail } from './RightRail.tsx';
import * as styles from './Shell.css.ts';
import { SideBar } from './SideBar.tsx';
import { TopBar } from './TopBar.tsx';

/** How a page wants to be framed. */
interface PageHandle {
  stage?: boolean;
  fills?: boolean;
  isWide?: boolean;
}

export function Shell({ children }: { children: ReactNode }) {
  // A page that fills the window says so by its handle: as a stage of its own, or between the bars.
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const stage = handles.some((handle) => handle?.stage === true);
  const isWide = handles.some((handle) => handle?.isWide === true);
  const fills = stage || handles.some((handle) => handle?.fills === true);
  return (
    <div className={styles.page} data-stage={stage || undefined}>
      <SkipLink to="main" />
      <NavigationLine />
      <SiteAlert />
      <TopBar />
      <div className={stage ? styles.stageFrame : styles.frame}>
        <SideBar />
        <div className={stage ? styles.stageColumn : isWide ? styles.wideColumn : styles.column}>
          <main id="main" className={styles.main} tabIndex={-1}>
            <OfflineGate>{children}</OfflineGate>
          </main>
          {fills ? null : <Footer />}
        </div>
        {stage ? (
          <div className={styles.besideStage}>
            <Footer />
          </div>
        ) : isWide ? null : (
          <RightRail />
        )}
      </div>
      <FootBar />
      <ToastRegion />
      <Background />
    </div>
  );
}
