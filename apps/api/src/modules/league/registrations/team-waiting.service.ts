import type { Tx } from '../../../db/open-database.ts';
import type { AppContext } from '../../app-context.ts';
import { offerPlaces } from '../../waiting-list/waiting-list.service.ts';
import { countWaiting, hasHeldPlace, removeFromList, type WaitingList } from '../../waiting-list/waiting-list.store.ts';
import { noteTeamEvent } from '../../webhooks/note-event.store.ts';
import { takePlace } from './league-registrations.store.ts';
import { isEarly } from './require-team.service.ts';
import { findWaitedFor } from './team-waiting.store.ts';

export const listOfTeam = (id: number): WaitingList => ({ of: 'group_id', id });

/**
 * Takes a place in a team that the caller has locked: the one held for the person, or one that is free and not needed
 * for the waiting list.
 * @returns false when there is none
 */
export async function claimPlace(tx: Tx, groupId: number, userId: number, now: number): Promise<boolean> {
  const list = listOfTeam(groupId);
  const reserved = (await hasHeldPlace(tx, list, userId, now)) ? null : await countWaiting(tx, list, now);
  if (!(await takePlace(tx, groupId, reserved))) return false;
  if (await removeFromList(tx, list, userId))
    await noteTeamEvent(tx, { event: 'waiting.accepted', userId, groupId }, now);
  return true;
}

/** Offers the free places of a team, which the caller has locked, to the people on its waiting list. */
export async function offerTeamPlaces(
  tx: Tx,
  { leagueOrigin }: Pick<AppContext['settings'], 'leagueOrigin'>,
  groupId: number,
  now: number,
): Promise<void> {
  const team = await findWaitedFor(tx, groupId);
  if (!team || team.is_shown === 0 || isEarly(team, now)) return;
  const waitedFor = {
    free: team.free ?? Infinity,
    closesAt: team.closes_at,
    name: `${team.league_name}: ${team.name}`,
    address: `${leagueOrigin}/event/${team.registration_id}`,
  };
  const { lapsed, offered } = await offerPlaces(tx, listOfTeam(groupId), waitedFor, now);
  for (const userId of lapsed) await noteTeamEvent(tx, { event: 'waiting.left', userId, groupId }, now);
  for (const userId of offered) await noteTeamEvent(tx, { event: 'waiting.offered', userId, groupId }, now);
}
