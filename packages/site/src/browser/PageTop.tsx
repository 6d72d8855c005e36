import { followTheme } from '@maidan/ui/theme/theme-storage';
import { SkipLink } from '@maidan/ui/SkipLink';
import { useEffect } from 'react';
import { NavigationLine } from './NavigationLine.tsx';
import { SiteAlert } from './SiteAlert.tsx';

/** What every page of both sites begins with: the way to its content, the progress of a navigation, and the alert. */
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
