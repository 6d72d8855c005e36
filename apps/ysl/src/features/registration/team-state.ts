import { t } from '@maidan/i18n/text';
import type {
  LeagueRegistration,
  OwnRegistration,
  RegistrationGroup,
} from '@maidan/contract/league/league-registrations';
import { CITY_ZONE, formatDateTime, formatDay, keepTogether, momentIn } from '@maidan/i18n/date-time';

/** What a person can do with a team. */
export type TeamState =
  /** `places`: how many are left, if known. */
  | { readonly kind: 'open'; readonly places: number | null }
  | { readonly kind: 'full' }
  | { readonly kind: 'closed' }
  /** Registration has not opened yet. */
  | { readonly kind: 'early' }
  /** The person is in the team. */
  | { readonly kind: 'in'; readonly isClosed: boolean }
  /** The registration waits for a network. */
  | { readonly kind: 'waiting' }
  /** The person is in as many teams of the age group as the organiser allows. */
  | { readonly kind: 'taken'; readonly by: string; readonly limit: number };

/** Whether a registration is yet to open, open, or closed. */
export type Time = 'early' | 'open' | 'closed';

type Times = Pick<LeagueRegistration, 'opens_at' | 'closes_at'>;

export function timeOf({ opens_at: opens, closes_at: closes }: Times, now: number): Time {
  if (closes !== null && Date.parse(closes) <= now) return 'closed';
  return opens !== null && Date.parse(opens) > now ? 'early' : 'open';
}

/** Milliseconds until a registration opens or closes; null if it will do neither. */
export function nextChange({ opens_at: opens, closes_at: closes }: Times, now: number): number | null {
  const left = [opens, closes].flatMap((at) => (at === null ? [] : [Date.parse(at) - now])).filter((ms) => ms > 0);
  return left.length === 0 ? null : Math.min(...left);
}

interface Situation {
  readonly time: Time;
  /** The teams of the same age group that the person is in. */
  readonly own: readonly Pick<OwnRegistration, 'group_id' | 'group_name'>[];
  readonly isWaiting: boolean;
  /** Whether a place is held for the person after waiting for it. */
  readonly isHeld: boolean;
}

type Team = Pick<RegistrationGroup, 'groupid' | 'places_left' | 'teams_each'>;

export function teamState(team: Team, { time, own, isWaiting, isHeld }: Situation): TeamState {
  if (own.some(({ group_id }) => group_id === team.groupid)) return { kind: 'in', isClosed: time === 'closed' };
  if (isWaiting) return { kind: 'waiting' };
  if (time !== 'open') return { kind: time };
  const limit = team.teams_each ?? Infinity;
  if (own.length >= limit) return { kind: 'taken', by: own[0]?.group_name ?? '', limit };
  if (isHeld) return { kind: 'open', places: null };
  return team.places_left === 0 ? { kind: 'full' } : { kind: 'open', places: team.places_left };
}

/** The number of places left is shown only up to this number. */
const FEW = 10;

/** The text below a team, or null. */
export function teamNote(state: TeamState): string | null {
  if (state.kind === 'in') return t('registration.in');
  if (state.kind === 'waiting') return t('registration.waiting');
  if (state.kind === 'closed') return t('registration.closedNote');
  if (state.kind === 'early') return t('registration.earlyNote');
  if (state.kind === 'full') return t('registration.full');
  if (state.kind === 'taken' || state.places === null || state.places > FEW) return null;
  return t('registration.places', { count: state.places });
}

/** Why a team cannot be chosen; undefined if it can, or if the person is in it. */
export function teamBlock(state: TeamState): string | undefined {
  if (state.kind === 'full') return t('registration.allTaken');
  if (state.kind === 'closed') return t('registration.closed');
  if (state.kind === 'early') return t('registration.early');
  if (state.kind !== 'taken') return undefined;
  const { by, limit } = state;
  return limit === 1 ? t('registration.oneEach', { team: by }) : t('registration.limit', { limit });
}

/** 'Registration closes 30 Nov 2026, 6:00 PM', in the league's time. Midnight counts as the end of the day before. */
export function closingText(closesAt: string, isClosed: boolean): string {
  const { hours, minutes } = momentIn(CITY_ZONE, closesAt);
  const lastDay = () => formatDay(momentIn(CITY_ZONE, Date.parse(closesAt) - 1));
  const day = hours === 0 && minutes === 0 ? t('registration.endOf', { day: lastDay() }) : formatDateTime(closesAt);
  // A date or time stays on one line.
  const when = keepTogether(day);
  return isClosed ? t('registration.hasClosed', { when }) : t('registration.closes', { when });
}

/** 'Registration opens 30 Nov 2026, 6:00 PM', in the league's time. */
export const openingText = (opensAt: string): string =>
  t('registration.opens', { when: keepTogether(formatDateTime(opensAt)) });
