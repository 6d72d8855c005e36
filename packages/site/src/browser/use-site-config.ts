import { useRouteLoaderData } from 'react-router';
import type { SiteConfig } from '../document/site-config.ts';

/** The run-time configuration, for a component. */
export function useSiteConfig(): SiteConfig {
  const root = useRouteLoaderData<{ config: SiteConfig }>('root');
  if (!root) throw new Error('useSiteConfig needs the root route to have loaded.');
  return root.config;
}
