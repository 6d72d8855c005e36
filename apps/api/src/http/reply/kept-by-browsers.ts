/**
 * For files that never change but may be withdrawn: a browser keeps them, a shared cache revalidates after half a
 * minute, which costs no bytes if it has the file. A process notices a withdrawal within 20 seconds, so the file
 * disappears within a minute.
 */
export const KEPT_BY_BROWSERS = 'public, max-age=31536000, s-maxage=30, immutable';
