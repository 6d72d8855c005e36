import type { LeagueRegistration, RegistrationGroup } from '@maidan/contract/league/league-registrations';
import { CITY_ZONE, formatDateTime, formatDay, momentIn } from '@maidan/i18n/date-time';

/** Whether a team is open for registration, and how many places are left, if known. */
export type TeamState =
  | { readonly kind: 'open'; readonly places: number | null }
  | { readonly kind: 'full' }
  | { readonly kind: 'closed' };

/** Milliseconds until a registration closes, 0 when it has, null when it never does. */
export function closesIn({ closes_at }: Pick<LeagueRegistration, 'closes_at'>, now: number): number | null {
  return closes_at === null ? null : Math.max(0, Date.parse(closes_at) - now);
}

export function teamState({ places_left }: Pick<RegistrationGroup, 'places_left'>, isClosed: boolean): TeamState {
  if (isClosed) return { kind: 'closed' };
  return places_left === 0 ? { kind: 'full' } : { kind: 'open', places: places_left };
}

/** A few places are worth a hurry, many are not worth a word. */
const FEW = 10;

/** The text below a team, or null. */
export function teamNote(state: TeamState): string | null {
  if (state.kind === 'closed') return 'Registration is closed';
  if (state.kind === 'full') return 'Full';
  if (state.places === null || state.places > FEW) return null;
  return state.places === 1 ? '1 place left' : `${state.places} places left`;
}

/** Why a team cannot be chosen; undefined when it can. */
export function teamBlock(state: TeamState): string | undefined {
  if (state.kind === 'open') return undefined;
  return state.kind === 'full' ? 'All places in this team are taken.' : 'Registration is closed.';
}

/** 'Registration closes 30 Nov 2026, 6:00 pm', in the time of the league. Midnight belongs to the day that it ends. */
export function closingText(closesAt: string, isClosed: boolean): string {
  const { hours, minutes } = momentIn(CITY_ZONE, closesAt);
  const lastDay = () => formatDay(momentIn(CITY_ZONE, Date.parse(closesAt) - 1));
  const when = hours === 0 && minutes === 0 ? `at the end of ${lastDay()}` : formatDateTime(closesAt);
  return `Registration ${isClosed ? 'closed' : 'closes'} ${when}`;
}
