/**
 * The services an endpoint can belong to. Each has a base of its own, set at run time: relative to the site's origin
 * by default, so a browser pays for no CORS pre-flight, or absolute on another host.
 */
export type Service = 'main' | 'league' | 'forms' | 'dashboard' | 'geocoding' | 'operations';

/** The geocoding base is the whole address of its one call, so any reverse geocoder can be named there. */
export const defaultBases: Readonly<Record<Service, string>> = {
  main: '/api',
  league: '/api/ysl',
  forms: '/api/forms',
  dashboard: '/api/dashboard',
  geocoding: '/api/geocode/reverse',
  operations: '',
};

/**
 * Address of a call below a base, `{name}` placeholders kept: `/api/tag_posts/{tag}`.
 * @param base with or without a slash at its end
 * @param path relative to the service, may be empty
 */
export function joinPath(base: string, path: string): string {
  const trimmed = base.endsWith('/') ? base.slice(0, -1) : base;
  return path === '' ? trimmed : `${trimmed}/${path}`;
}
