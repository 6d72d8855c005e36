/**
 * For what never changes but may be withdrawn: a browser keeps it, a shared cache asks again after a minute, which costs
 * no bytes where it has the file.
 */
export const KEPT_BY_BROWSERS = 'public, max-age=31536000, s-maxage=60, immutable';
