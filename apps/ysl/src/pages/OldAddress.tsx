import { redirect } from 'react-router';
import type { Route } from './+types/OldAddress';

/** `/ysl/…` of before: the same page at the root of this site. Permanent, so that old links live on. */
export function loader({ params, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  // One slash in front and none behind it: '//elsewhere' would be another host.
  const path = (params['*'] ?? '').replace(/^[/\\]+/, '');
  return redirect(`/${path}${search}`, 308);
}
