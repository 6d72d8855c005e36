import { createHmac } from 'node:crypto';
import { DAY } from '../../runtime/clock.ts';
import type { Call } from '../../http/call.ts';

const BOTS = /bot|crawl|spider|slurp|scrape|preview|facebookexternalhit|whatsapp|telegram|embedly|lighthouse|monitor/i;

/** Whether a person views: not a bot, a prefetching browser or a request for the headers. */
export function isPerson({ req }: Call['http']): boolean {
  const purpose = `${req.header('sec-purpose') ?? ''} ${req.header('purpose') ?? ''} ${req.header('x-moz') ?? ''}`;
  if (req.method === 'HEAD' || /prefetch|prerender|preview/i.test(purpose)) return false;
  const agent = req.header('user-agent') ?? '';
  return agent !== '' && !BOTS.test(agent);
}

/**
 * One viewer is a login, or for visitors an address with a browser on one day. It is stored only as a keyed hash, which
 * changes daily for visitors, so it cannot track people.
 */
export function viewerOf(http: Call['http'], sessionId: number | null, key: string, now: number): string {
  const who =
    sessionId === null
      ? ['visitor', Math.floor(now / DAY), http.get('clientIp'), http.req.header('user-agent')]
      : ['session', sessionId];
  return createHmac('sha256', key).update(JSON.stringify(who)).digest('hex').slice(0, 32);
}
