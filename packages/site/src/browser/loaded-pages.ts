import { matchRoutes, type RouteObject } from 'react-router';

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
}

/** What React Router's build puts into every document. */
declare global {
  interface Window {
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, ManifestRoute>> };
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

function childrenOf(routes: readonly ManifestRoute[], parent: string | undefined): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, ...(path === undefined ? {} : { path }), children: childrenOf(routes, id) },
    );
}

/** Whether the scripts of the page at this path have been loaded, so that it opens without a network. */
export function isPageLoaded(pathname: string): boolean {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules = {} } = window;
  if (!manifest) return true;
  const matches = matchRoutes(childrenOf(Object.values(manifest.routes), undefined), pathname) ?? [];
  return matches.every(({ route: { id } }) => id === undefined || modules[id] !== undefined);
}
