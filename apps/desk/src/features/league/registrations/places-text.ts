import type { RegistrationTeam } from '@maidan/contract/desk/league-registrations';
import { formatNumber } from '@maidan/i18n/number';

/** '5 of 8 places taken', 'Full, 8 places', '12 people' where there is no limit. */
export function placesText({ places, taken }: Pick<RegistrationTeam, 'places' | 'taken'>): string {
  if (places === null) return `${formatNumber(taken)} ${taken === 1 ? 'person' : 'people'}`;
  if (taken >= places) return `Full, ${formatNumber(places)} ${places === 1 ? 'place' : 'places'}`;
  return `${formatNumber(taken)} of ${formatNumber(places)} places taken`;
}

/** The teams of a registration under their headings, in their order. */
export function byHeading(teams: readonly RegistrationTeam[]): readonly (readonly [string, RegistrationTeam[]])[] {
  const headings = new Map<string, RegistrationTeam[]>();
  for (const team of teams) headings.set(team.heading, [...(headings.get(team.heading) ?? []), team]);
  return [...headings];
}
