import { expect, type APIRequestContext } from '@playwright/test';
import type { User } from './users.ts';

interface Content {
  name?: string;
  location?: string;
  message?: string;
}

type Bearer = Pick<User, 'token'>;

const bearer = ({ token }: Bearer) => ({ authorization: `Bearer ${token}` });

/** Starts a conversation through the API, and returns its id. */
export async function startConversation(
  request: APIRequestContext,
  api: string,
  user: User,
  content: Content = {},
): Promise<number> {
  const data = { name: 'Turf booking', location: 'Indiranagar', message: 'Is the turf free at nine?', ...content };
  const answer = await request.post(`${api}/api/newconversation`, { data, headers: bearer(user) });
  expect(answer.status()).toBe(200);
  return Number(((await answer.json()) as { cid: number | string }).cid);
}

/** The texts of a conversation on the server, oldest first. */
export async function textsOf(request: APIRequestContext, api: string, user: User, id: number): Promise<string[]> {
  const answer = await request.get(`${api}/api/chats/${id}`, { headers: bearer(user) });
  return ((await answer.json()) as { data: { message: string }[] }).data.map(({ message }) => message);
}

/** The subjects of the user's conversations on the server. */
export async function subjectsOf(request: APIRequestContext, api: string, user: Bearer): Promise<string[]> {
  const answer = await request.get(`${api}/api/conversations`, { headers: bearer(user) });
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}
