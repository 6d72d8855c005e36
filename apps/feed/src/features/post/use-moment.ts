import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';

/** The second at which the address opens the clip of this post, as in `/post/goal#t=12`; undefined on any other page. */
export function useMoment(slug: string): number | undefined {
  const { pathname, hash } = useLocation();
  const second = /^#t=(\d{1,5})$/.exec(hash)?.[1];
  return second === undefined || pathname !== paths.post(slug) ? undefined : Number(second);
}
