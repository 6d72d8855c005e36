import type { SiteName } from './site-env.server.ts';

/**
 * - `frame`: other sites may show it in a frame
 * - `window`: what a frame opens, which the two talk to
 */
export type Framing = 'none' | 'frame' | 'window';

const EMBEDDED = /^(?:\/[a-z]{2})?\/embed\/(?:(?:table|live)\/[^/?]+|next\/[^/?]+\/[^/?]+|form\/[^/?]+(\/send)?)$/;

/** How a page may be framed. What the league offers to other sites has addresses of its own for it. */
export function framingOf(site: SiteName, path: string): Framing {
  const found = site === 'league' ? EMBEDDED.exec(path) : null;
  if (!found) return 'none';
  return found[1] === undefined ? 'frame' : 'window';
}
