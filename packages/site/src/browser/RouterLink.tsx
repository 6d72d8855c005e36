import { t } from '@maidan/i18n/text';
import { atBase } from '@maidan/i18n/language-of-path';
import type { LinkProps } from '@maidan/ui/links/LinkProvider';
import { useLinkClickHandler } from 'react-router';

/**
 * Follows paths of this site without a page load, with a view transition where the browser supports it; the style sheet
 * disables it for reduced motion. Everything else is a plain link.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  const own = href.startsWith('/') && !href.startsWith('//');
  if (own && rest.target !== '_blank') return <OwnLink href={href} {...rest} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its children come with the rest
  return <a href={own ? atBase(t('language.base'), href) : href} {...rest} />;
}

/** The router's own link resolves relative paths and prefetches routes: half the cost of a page with sixty links. */
function OwnLink({ href, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { viewTransition: true, ...(target && { target }) });
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its children come with the rest
    <a
      href={atBase(t('language.base'), href)}
      target={target}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
