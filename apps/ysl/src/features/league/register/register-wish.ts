import { readId, type Id } from '@maidan/contract/core/wire';

export interface RegisterWish {
  leagueId: Id;
  wish: boolean;
}

/** Reads a wish that waited in storage for a login; null for anything else. */
export function readRegisterWish(stored: unknown): RegisterWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { leagueId, wish } = stored as Partial<Record<keyof RegisterWish, unknown>>;
  const id = readId(leagueId);
  return id === undefined || typeof wish !== 'boolean' ? null : { leagueId: id, wish };
}
