import { useApi } from '@maidan/api-client/core/api-provider';
import type { Body } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import { deskFixtureById } from '@maidan/contract/desk/league/league-fixtures';
import {
  confirmMatch,
  deskMatchById,
  makeMatchLink,
  restoreDiscarded,
  revokeMatchLink,
  settleHeldEvents,
} from '@maidan/contract/desk/league/match-day';
import { useAct } from '../../../acts/use-act.ts';
import { changedByResult } from '../changed-by-result.ts';

const ofMatch = { changes: [deskMatchById] } as const;
const ofResult = { changes: [deskMatchById, deskFixtureById, ...changedByResult] } as const;

/** An organiser's actions on the scoring of a match. */
export function useScoring(id: string) {
  const api = useApi();
  const params = { id };
  const make = useAct((body: Body<typeof makeMatchLink>) => api.call(makeMatchLink, { params, body }), {
    ...ofMatch,
    inPlace: true,
  });
  const revoke = useAct((link: Id) => api.call(revokeMatchLink, { params: { id, link } }), ofMatch);
  const settle = useAct((take: boolean) => api.call(settleHeldEvents, { params, body: { take } }), ofMatch);
  const restore = useAct(() => api.call(restoreDiscarded, { params }), ofMatch);
  const confirm = useAct((body: Body<typeof confirmMatch>) => api.call(confirmMatch, { params, body }), {
    ...ofResult,
    inPlace: true,
  });
  return { make, revoke, settle, restore, confirm };
}
