import type { LinkProps } from '@maidan/ui/links/LinkProvider';
import { Link } from 'react-router';

/** Paths of this site are followed without a page load; everything else is a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('//') || rest.target === '_blank') return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
