/**
 * For what never changes but may be withdrawn: a browser keeps it, a shared cache asks again after half a minute, which
 * costs no bytes where it has the file. A process notices a withdrawal within 20 seconds, so both are over in a minute.
 */
export const KEPT_BY_BROWSERS = 'public, max-age=31536000, s-maxage=30, immutable';
