import { brand } from '@maidan/brand/brand';
import { requireLogin } from '@maidan/site/browser/guard';
import type { MetaDescriptor } from 'react-router';
import { paths } from '../paths.ts';

/** The `meta` of a page for users only: search engines must not list it. */
export const guardedMeta = (title: string) => (): MetaDescriptor[] => [
  { title: `${title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The `clientLoader` of a page for users only; the page exports `guardedHandle` and a `HydrateFallback` as well. */
export function guardedLoader({ request }: { request: Request }): null {
  requireLogin(request, paths.login());
  return null;
}
