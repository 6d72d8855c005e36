import { randomKey } from '@maidan/browser/random-key';
import type { Records } from '@maidan/browser/records';
import type { Id } from '@maidan/contract/core/wire';
import type { OpenedScore } from '@maidan/contract/league/scoring';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { keyOf } from '@maidan/match/log/event';

/** Stored on the device for each match that it scores, in addition to the events. */
export type KeptMatch = Omit<OpenedScore, 'events'> & {
  /** The last link opened for this match. */
  readonly link: string;
};

const MATCHES = 'match/';
const DEVICE = 'device';
const LINK = 'link';
/** Milliseconds for which the server remembers a device. */
const LIFE = 30 * 24 * 60 * 60 * 1000;

const eventKey = (matchId: Id, { id }: MatchEvent): string => `event/${matchId}/${keyOf(id)}`;

export const listKept = (records: Records) => records.list(MATCHES) as Promise<KeptMatch[]>;

export const keepMatch = (records: Records, kept: KeptMatch): Promise<void> =>
  records.put(`${MATCHES}${kept.match.id}`, kept);

export const listEvents = (records: Records, matchId: Id) => records.list(`event/${matchId}/`) as Promise<MatchEvent[]>;

export const keepEvent = (records: Records, matchId: Id, event: MatchEvent): Promise<void> =>
  records.put(eventKey(matchId, event), event);

/** The id by which the server recognises this device, whichever link of a match it opens. */
export async function findDevice(records: Records): Promise<string> {
  const [known] = await records.list(DEVICE);
  if (typeof known === 'string') return known;
  const device = randomKey();
  await records.put(DEVICE, device);
  return device;
}

/** The last link given to this device, whether or not it could be opened. */
export async function findLastLink(records: Records): Promise<string | null> {
  const [link] = await records.list(LINK);
  return typeof link === 'string' ? link : null;
}

export const keepLastLink = (records: Records, link: string): Promise<void> => records.put(LINK, link);

/** A scorer's own events that the server has not confirmed. Only a confirmation removes them from this list. */
export const unsentOf = (
  { scorer, have }: Pick<KeptMatch, 'scorer' | 'have'>,
  log: readonly MatchEvent[],
): MatchEvent[] => log.filter(({ id }) => id[0] === scorer && id[1] > (have[scorer] ?? 0));

/** The matches with events that the server has not confirmed. */
export async function listUnsent(records: Records): Promise<{ kept: KeptMatch; count: number }[]> {
  const all = (await listKept(records)).map(async (kept) => ({
    kept,
    count: unsentOf(kept, await listEvents(records, kept.match.id)).length,
  }));
  return (await Promise.all(all)).filter(({ count }) => count > 0);
}

/** Removes the matches whose links ended so long ago that the server accepts no more events for them. */
export async function forgetOld(records: Records, now: number): Promise<void> {
  for (const { match, until } of await listKept(records)) {
    if (until === null || Date.parse(until) + LIFE > now) continue;
    for (const event of await listEvents(records, match.id)) await records.remove(eventKey(match.id, event));
    await records.remove(`${MATCHES}${match.id}`);
  }
}
