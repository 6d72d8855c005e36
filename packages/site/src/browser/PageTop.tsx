import { followTheme } from '@maidan/ui/theme/theme-storage';
import { SkipLink } from '@maidan/ui/SkipLink';
import { useEffect } from 'react';
import { NavigationLine } from './NavigationLine.tsx';
import { SiteAlert } from './SiteAlert.tsx';

/** The top of every page of both sites: the skip link, the progress of a navigation, and the alert. */
export function PageTop() {
  useEffect(followTheme, []);
  return (
    <>
      <SkipLink to="main" />
      <NavigationLine />
      <SiteAlert />
    </>
  );
}
