import { SkipLink } from '@maidan/ui/SkipLink';
import { ToastRegion } from '@maidan/ui/Toast';
import type { ReactNode } from 'react';
import { FootBar } from './FootBar.tsx';
import { Footer } from './Footer.tsx';
import { RightRail } from './RightRail.tsx';
import * as styles from './Shell.css.ts';
import { SideBar } from './SideBar.tsx';
import { TopBar } from './TopBar.tsx';

/** The shared layout of every page (specification, section 2, "Shared layout"). */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink to="main" />
      <TopBar />
      <div className={styles.frame}>
        <SideBar />
        <div className={styles.column}>
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
        <RightRail />
      </div>
      <FootBar />
      <ToastRegion />
    </div>
  );
}
