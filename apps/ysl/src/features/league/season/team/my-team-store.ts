import { parseObject } from '@maidan/browser/json';
import { siteArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';
import { readId, type Id } from '@maidan/contract/core/wire';

/** The team followed on this device. */
export interface MyTeam {
  /** The league's slug. */
  readonly league: string;
  readonly category: Id;
  readonly team: string;
}

/** Null for anything that this site did not write. */
export function readMyTeam(text: string): MyTeam | null {
  const { league, category, team } = parseObject(text) ?? {};
  const id = readId(category);
  return typeof league === 'string' && typeof team === 'string' && id !== undefined
    ? { league, category: id, team }
    : null;
}

export const myTeamStore = createStore<MyTeam | null>({
  initial: null,
  persist: {
    area: siteArea,
    key: 'my_team',
    read: readMyTeam,
    write: (value) => (value === null ? null : JSON.stringify(value)),
  },
});
