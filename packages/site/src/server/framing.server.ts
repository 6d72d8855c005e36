import type { SiteName } from './site-env.server.ts';

/**
 * - `frame`: other sites may show it in a frame
 * - `window`: opened by a frame, with which it communicates
 */
export type Framing = 'none' | 'frame' | 'window';

const EMBEDDED = /^(?:\/[a-z]{2})?\/embed\/(?:(?:table|live)\/[^/?]+|next\/[^/?]+\/[^/?]+|form\/[^/?]+(\/send)?)$/;

/** How a page may be framed. The league's pages for other sites have separate addresses. */
export function framingOf(site: SiteName, path: string): Framing {
  const found = site === 'league' ? EMBEDDED.exec(path) : null;
  if (!found) return 'none';
  return found[1] === undefined ? 'frame' : 'window';
}
