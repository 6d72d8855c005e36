import { PageMain } from '@maidan/site/browser/PageMain';
import { PageTop } from '@maidan/site/browser/PageTop';
import { useLanguageOffer } from '@maidan/site/language/use-language-offer';
import { ToastRegion } from '@maidan/ui/Toast';
import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LeagueNav } from './LeagueNav.tsx';
import { SavedFormWatch } from './SavedFormWatch.tsx';

export function Shell({ children }: { children: ReactNode }) {
  useLanguageOffer();
  return (
    <>
      <PageTop />
      <SavedFormWatch />
      <Header />
      <LeagueNav />
      <PageMain>{children}</PageMain>
      <Footer />
      <ToastRegion />
    </>
  );
}
