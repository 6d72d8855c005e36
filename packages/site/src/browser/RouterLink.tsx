import type { LinkProps } from '@maidan/ui/links/LinkProvider';
import { Link } from 'react-router';

/**
 * Follows paths of this site without a page load, with a view transition where the browser supports it; the style sheet
 * disables it for reduced motion. Everything else is a plain link.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  const own = href.startsWith('/') && !href.startsWith('//') && rest.target !== '_blank';
  if (own) return <Link to={href} viewTransition {...rest} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its children come with the rest
  return <a href={href} {...rest} />;
}
