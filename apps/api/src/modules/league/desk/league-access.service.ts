import type { SignedInStaff } from '../../../http/call.ts';

/** The person who reads or acts. */
export type Viewer = Pick<SignedInStaff, 'roles' | 'leagueIds'>;

/** Owners and editors see every league, organisers their own. */
export const seesEveryLeague = ({ roles }: Viewer): boolean => roles.includes('owner') || roles.includes('editor');

/** The leagues that an organiser is limited to, plus an id that no league has, so that the list is never empty. */
export const boundTo = ({ leagueIds }: Viewer): number[] => [0, ...leagueIds];

/** Owners change every league, organisers their own. */
export const mayChangeLeague = ({ roles, leagueIds }: Viewer, leagueId: number): boolean =>
  roles.includes('owner') || (roles.includes('organiser') && leagueIds.includes(leagueId));
