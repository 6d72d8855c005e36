import { createHmac } from 'node:crypto';
import { DAY } from '../../runtime/clock.ts';
import type { Call } from '../../http/call.ts';

const BOTS = /bot|crawl|spider|slurp|scrape|preview|facebookexternalhit|whatsapp|telegram|embedly|lighthouse|monitor/i;

/** Whether a person asks: not a robot, not a browser that fetches ahead, not somebody who only wants the headers. */
export function isPerson({ req }: Call['http']): boolean {
  const purpose = `${req.header('sec-purpose') ?? ''} ${req.header('purpose') ?? ''} ${req.header('x-moz') ?? ''}`;
  if (req.method === 'HEAD' || /prefetch|prerender|preview/i.test(purpose)) return false;
  const agent = req.header('user-agent') ?? '';
  return agent !== '' && !BOTS.test(agent);
}

/**
 * Who counts as one viewer: a login, or for visitors an address with a browser, on one day. Kept only as a keyed hash
 * that changes every day, so nobody can be followed by it.
 */
export function viewerOf(http: Call['http'], sessionId: number | null, key: string, now: number): string {
  const who =
    sessionId === null
      ? ['visitor', Math.floor(now / DAY), http.get('clientIp'), http.req.header('user-agent')]
      : ['session', sessionId];
  return createHmac('sha256', key).update(JSON.stringify(who)).digest('hex').slice(0, 32);
}
