import { expect, type APIRequestContext } from '@playwright/test';
import type { User } from './users.ts';

interface Words {
  name?: string;
  location?: string;
  message?: string;
}

type Bearer = Pick<User, 'token'>;

const bearer = ({ token }: Bearer) => ({ authorization: `Bearer ${token}` });

/** Starts a conversation through the call; answers its id. */
export async function startConversation(
  request: APIRequestContext,
  api: string,
  user: User,
  words: Words = {},
): Promise<number> {
  const data = { name: 'Turf booking', location: 'Indiranagar', message: 'Is the turf free at nine?', ...words };
  const answer = await request.post(`${api}/api/newconversation`, { data, headers: bearer(user) });
  expect(answer.status()).toBe(200);
  return Number(((await answer.json()) as { cid: number | string }).cid);
}

/** The texts of a conversation as the server has them, oldest first. */
export async function textsOf(request: APIRequestContext, api: string, user: User, id: number): Promise<string[]> {
  const answer = await request.get(`${api}/api/chats/${id}`, { headers: bearer(user) });
  return ((await answer.json()) as { data: { message: string }[] }).data.map(({ message }) => message);
}

/** The subjects of the user's conversations as the server has them. */
export async function subjectsOf(request: APIRequestContext, api: string, user: Bearer): Promise<string[]> {
  const answer = await request.get(`${api}/api/conversations`, { headers: bearer(user) });
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}
