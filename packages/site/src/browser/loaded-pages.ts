import { matchRoutes, type RouteObject } from 'react-router';
import { isFileStored } from './offline/stored-files.ts';

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  /** The page's script with its static imports. */
  readonly module: string;
  readonly imports?: readonly string[];
}

/** The manifest that React Router's build puts into every document. */
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

/** Whether the scripts of the page at this path are loaded or stored on the device, so that it opens offline. */
export function isPageLoaded(pathname: string): boolean {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules = {} } = window;
  if (!manifest) return true;
  const matches = matchRoutes(childrenOf(Object.values(manifest.routes), undefined), pathname) ?? [];
  return matches.every(({ route: { id = '' } }) => {
    const { module = '', imports = [] } = manifest.routes[id] ?? {};
    return modules[id] !== undefined || [module, ...imports].every(isFileStored);
  });
}
