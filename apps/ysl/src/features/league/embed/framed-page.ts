import { useLocation } from 'react-router';

/** The theme that the framing site requests; undefined for the system's. */
export const readFrameTheme = (search: string) =>
  /[?&]theme=(dark|light)(?:&|$)/.exec(search)?.[1] as 'light' | 'dark' | undefined;

const isForFrame = (pathname: string): boolean => pathname.startsWith('/embed/');

/** Whether the page is one that other sites frame. */
export const useIsFramed = (): boolean => isForFrame(useLocation().pathname);

/** The theme that the framing site requests; undefined on a page that is not framed. */
export function useFrameTheme(): 'light' | 'dark' | undefined {
  const { pathname, search } = useLocation();
  return isForFrame(pathname) ? readFrameTheme(search) : undefined;
}
