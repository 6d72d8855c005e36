import { useLocation } from 'react-router';

/** The theme that another site chooses for what it shows; the system's without it. */
export const readFrameTheme = (search: string) =>
  /[?&]theme=(dark|light)(?:&|$)/.exec(search)?.[1] as 'light' | 'dark' | undefined;

const isForFrame = (pathname: string): boolean => pathname.startsWith('/embed/');

/** Whether the page is shown by another site, in a frame. */
export const useIsFramed = (): boolean => isForFrame(useLocation().pathname);

/** The theme that the site around this page wants; undefined on a page that no other site shows. */
export function useFrameTheme(): 'light' | 'dark' | undefined {
  const { pathname, search } = useLocation();
  return isForFrame(pathname) ? readFrameTheme(search) : undefined;
}
