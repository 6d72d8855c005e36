import type { LinkProps } from '@maidan/ui/links/LinkProvider';
import { Link } from 'react-router';

/** Paths of this site are followed without a page load; everything else is a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const own = href.startsWith('/') && !href.startsWith('//') && rest.target !== '_blank';
  if (own) return <Link to={href} {...rest} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its children come with the rest
  return <a href={href} {...rest} />;
}
