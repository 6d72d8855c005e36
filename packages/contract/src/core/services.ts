/**
 * The services an endpoint can belong to. Each has a base of its own, set at run time: relative to the site's origin
 * by default, so that browsers send no CORS pre-flight, or absolute on another host.
 */
export type Service = 'main' | 'league' | 'forms' | 'dashboard' | 'geocoding' | 'operations';

/** The geocoding base is the complete address of its one call, so it can point at any reverse geocoder. */
export const defaultBases: Readonly<Record<Service, string>> = {
  main: '/api',
  league: '/api/ysl',
  forms: '/api/forms',
  dashboard: '/api/dashboard',
  geocoding: '/api/geocode/reverse',
  operations: '',
};

/**
 * The address of a call below a base, keeping `{name}` placeholders: `/api/tag_posts/{tag}`.
 * @param base with or without a trailing slash
 * @param path relative to the service; may be empty
 */
export function joinPath(base: string, path: string): string {
  const trimmed = base.endsWith('/') ? base.slice(0, -1) : base;
  return path === '' ? trimmed : `${trimmed}/${path}`;
}
