import { InTurn } from '@maidan/site/browser/InTurn';
import { PageMain } from '@maidan/site/browser/PageMain';
import { PageTop } from '@maidan/site/browser/PageTop';
import { useLanguageOffer } from '@maidan/site/language/use-language-offer';
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

/** How a page is laid out in the shell. */
interface PageHandle {
  stage?: boolean;
  fills?: boolean;
  isWide?: boolean;
}

export function Shell({ children }: { children: ReactNode }) {
  useLanguageOffer();
  // A page's handle says if it fills the window, as a stage or between the bars.
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const stage = handles.some((handle) => handle?.stage === true);
  const isWide = handles.some((handle) => handle?.isWide === true);
  const fills = stage || handles.some((handle) => handle?.fills === true);
  return (
    <div className={styles.page} data-stage={stage || undefined} data-wide={isWide || undefined}>
      <PageTop />
      <TopBar />
      <div className={stage ? styles.stageFrame : styles.frame}>
        <InTurn>
          <SideBar />
        </InTurn>
        <div className={stage ? styles.stageColumn : isWide ? styles.wideColumn : styles.column}>
          <PageMain className={styles.main}>{children}</PageMain>
          {fills ? null : <Footer />}
        </div>
        {stage ? (
          <div className={styles.besideStage}>
            <Footer />
          </div>
        ) : isWide ? null : (
          <InTurn>
            <RightRail />
          </InTurn>
        )}
      </div>
      <FootBar />
      <ToastRegion />
      <Background />
    </div>
  );
}
