import { expect, type APIRequestContext } from '@playwright/test';
import type { User } from '../../support/users.ts';

export interface ApiTeam {
  group_name: string;
  regsport_id: number;
  groupid: number;
  places_left: number | null;
}
export interface ApiRegistration {
  id: number;
  league_name: string;
  league_description: string;
  groups: Record<string, ApiTeam[]>;
}

/** A registration, by its slug, or a league's newest one by the league's slug. */
export async function registrationOf(request: APIRequestContext, api: string, slug: string): Promise<ApiRegistration> {
  const answer = await request.get(`${api}/api/ysl/yslregistration/${slug}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as ApiRegistration;
}

/** Registers a user for the first team. */
export async function registerByApi(
  request: APIRequestContext,
  api: string,
  { token }: User,
  { id, groups }: ApiRegistration,
): Promise<void> {
  const [[team] = []] = Object.values(groups);
  const answer = await request.post(`${api}/api/ysl/registerforleague`, {
    headers: { authorization: `Bearer ${token}` },
    data: { form_id: id, group_id: team?.groupid, sport_id: team?.regsport_id },
  });
  expect(answer.status()).toBe(200);
}

/** The subjects of a user's conversations. */
export async function subjectsOf(request: APIRequestContext, api: string, token: string): Promise<string[]> {
  const answer = await request.get(`${api}/api/conversations`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}
