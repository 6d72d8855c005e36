import { createHmac } from 'node:crypto';
import { DAY } from '../../runtime/clock.ts';
import type { Call } from '../../http/call.ts';
import { callerKey } from '@maidan/http-edge/caller';

const BOTS = /bot|crawl|spider|slurp|scrape|preview|facebookexternalhit|whatsapp|telegram|embedly|lighthouse|monitor/i;

/** Whether a person views: not a bot, a prefetching browser or a request for the headers. */
export function isPerson({ req }: Call['http']): boolean {
  const purpose = `${req.header('sec-purpose') ?? ''} ${req.header('purpose') ?? ''} ${req.header('x-moz') ?? ''}`;
  if (req.method === 'HEAD' || /prefetch|prerender|preview/i.test(purpose)) return false;
  const agent = req.header('user-agent') ?? '';
  return agent !== '' && !BOTS.test(agent);
}

/**
 * One viewer is an account, or for visitors an address on one day: a browser can call itself anything. It is stored only
 * as a keyed hash, which changes daily for visitors, so it cannot track people.
 */
export function viewerOf(http: Call['http'], userId: number | null, key: string, now: number): string {
  const who =
    userId === null ? ['visitor', Math.floor(now / DAY), callerKey(http.get('clientIp')).key] : ['user', userId];
  return createHmac('sha256', key).update(JSON.stringify(who)).digest('hex').slice(0, 32);
}
