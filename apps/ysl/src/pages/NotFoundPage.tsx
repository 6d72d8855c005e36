import { league } from '@maidan/brand/brand';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { data, useLocation } from 'react-router';
import { frame } from '../frame.css.ts';
import { paths } from '../paths.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [
  { title: `404 · Page not found · ${league.abbreviation}` },
  { name: 'robots', content: 'noindex' },
];

/** An address that no route matches; it carries the router's own words. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  // Its own address is one that pages lead to: there the router's words would be untrue.
  const text =
    pathname === paths.notFound()
      ? 'This page doesn’t exist, or it is unavailable right now.'
      : `Cannot match any routes. URL Segment: '${pathname.slice(1)}'`;
  return (
    <div className={frame}>
      <NotFound flush as="h1" title="Page not found" text={text}>
        <LinkButton href={paths.home()} variant="ink">
          Back to the league
        </LinkButton>
      </NotFound>
    </div>
  );
}
