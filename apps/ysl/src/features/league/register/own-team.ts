import type { OwnRegistration } from '@maidan/contract/league/league-registrations';
import type { League } from '@maidan/contract/league/leagues';

type LeagueOfTeam = Pick<League, 'slug' | 'open_registration'>;

/**
 * The newest of the user's teams in a league. While a registration is open only its teams count: a team of last season
 * must not hide this season's registration.
 * @param own newest first
 */
export function ownTeamOf<T extends Pick<OwnRegistration, 'form_id' | 'league_slug'>>(
  own: readonly T[],
  { slug, open_registration: open }: LeagueOfTeam,
): T | undefined {
  return own.find((team) => (open === null ? team.league_slug === slug : String(team.form_id) === String(open)));
}
