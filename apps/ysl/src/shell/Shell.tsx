import { SiteAlert } from '@maidan/site/browser/SiteAlert';
import { SkipLink } from '@maidan/ui/SkipLink';
import { ToastRegion } from '@maidan/ui/Toast';
import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LeagueNav } from './LeagueNav.tsx';
import { SavedFormWatch } from './SavedFormWatch.tsx';

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink to="main" />
      <SiteAlert />
      <SavedFormWatch />
      <Header />
      <LeagueNav />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ToastRegion />
    </>
  );
}
