const segment = (value: string | number | undefined) =>
  value === undefined ? '' : `/${encodeURIComponent(String(value))}`;

/**
 * The only place of the site that builds an address of its own (specification, section 2, "League section"). The id is
 * optional everywhere: without it the latest league is meant.
 */
export const paths = {
  home: () => '/',
  league: (id?: string | number) => `/league${segment(id)}`,
  fixtures: (id?: string | number) => `/fixture${segment(id)}`,
  table: (id?: string | number) => `/table${segment(id)}`,
  socialMedia: (id?: string | number) => `/socialmedia${segment(id)}`,
  about: (id?: string | number) => `/about${segment(id)}`,
  login: () => '/login',
} as const;
