import type { LinkProps } from '@maidan/ui/links/LinkProvider';
import { Link } from 'react-router';

/**
 * Paths of this site are followed without a page load, with a view transition where the browser has them (the style
 * sheet turns it off for who wants less motion); everything else is a plain link.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  const own = href.startsWith('/') && !href.startsWith('//') && rest.target !== '_blank';
  if (own) return <Link to={href} viewTransition {...rest} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its children come with the rest
  return <a href={href} {...rest} />;
}
