import type {
  LeagueRegistration,
  OwnRegistration,
  RegistrationGroup,
} from '@maidan/contract/league/league-registrations';
import { readId, type Id } from '@maidan/contract/core/wire';

/** A team of a registration form, by its form, sport and group ids, named as in storage. */
export interface Choice {
  readonly fid: Id;
  readonly sid: Id;
  readonly gid: Id;
}

/** A choice waiting for a login. The nonce ties it to the tab of the click. */
export interface PendingChoice extends Choice {
  readonly nonce: string;
}

export const choiceOf = (formId: Id, { regsport_id, groupid }: RegistrationGroup): Choice => ({
  fid: formId,
  sid: regsport_id,
  gid: groupid,
});

export const isSameChoice = (one: Choice, other: Choice | null): boolean =>
  one.fid === other?.fid && one.sid === other.sid && one.gid === other.gid;

/** The registration that the server will list for a team just chosen; undefined for a team that the form lacks. */
export function ownRegistrationOf(
  { id, league_name, closes_at, groups }: LeagueRegistration,
  choice: Choice,
): OwnRegistration | undefined {
  for (const [heading, teams] of Object.entries(groups)) {
    const team = teams.find((one) => isSameChoice(choiceOf(id, one), choice));
    if (!team) continue;
    const { regsport_id: sport_id, groupid: group_id, group_name } = team;
    const league = { league_name, league_slug: null, closes_at, conversation_id: null };
    return { form_id: id, sport_id, group_id, group_name, heading, ...league };
  }
  return undefined;
}

/** Reads a choice from storage; null for anything that this site did not write. */
export function readPendingChoice(stored: unknown): PendingChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { fid, sid, gid, nonce } = stored as Partial<Record<keyof PendingChoice, unknown>>;
  const [form, sport, group] = [readId(fid), readId(sid), readId(gid)];
  if (form === undefined || sport === undefined || group === undefined || typeof nonce !== 'string') return null;
  return { fid: form, sid: sport, gid: group, nonce };
}
