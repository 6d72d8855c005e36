import type { DeskRegistration, RegistrationTeam } from '@maidan/contract/desk/league/league-registrations';
import { formatNumber } from '@maidan/i18n/number';
import { nearEndInText, nearMomentInText } from '../../../times/time.ts';

type Places = Pick<RegistrationTeam, 'places' | 'taken' | 'waiting'>;

/** '5 of 8 places taken', 'Full, 8 places, 3 waiting', '12 people' without a limit. */
export const placesText = (team: Places): string =>
  team.waiting > 0 ? `${takenText(team)}, ${formatNumber(team.waiting)} waiting` : takenText(team);

function takenText({ places, taken }: Places): string {
  if (places === null) return `${formatNumber(taken)} ${taken === 1 ? 'person' : 'people'}`;
  if (taken >= places) return `Full, ${formatNumber(places)} ${places === 1 ? 'place' : 'places'}`;
  return `${formatNumber(taken)} of ${formatNumber(places)} places taken`;
}

/** Groups the teams of a registration by heading, keeping their order. */
export function byHeading(teams: readonly RegistrationTeam[]): readonly (readonly [string, RegistrationTeam[]])[] {
  const headings = new Map<string, RegistrationTeam[]>();
  for (const team of teams) headings.set(team.heading, [...(headings.get(team.heading) ?? []), team]);
  return [...headings];
}

/** When a registration opens, or once open, when it closes or closed: 'opens 22 November 2026, 18:00'. */
export function timesNote(
  { opens_at: opens, closes_at: closes }: Pick<DeskRegistration, 'opens_at' | 'closes_at'>,
  now: number,
): string | undefined {
  const isClosed = closes !== null && Date.parse(closes) <= now;
  if (opens !== null && Date.parse(opens) > now && !isClosed) return `opens ${nearMomentInText(opens, now)}`;
  return closes === null ? undefined : `${isClosed ? 'closed' : 'closes'} ${nearEndInText(closes, now)}`;
}
