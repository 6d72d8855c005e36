import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { endSessions } from './operator.ts';

export interface User {
  phone: string;
  name: string;
  token: string;
  userId: number;
}

/** A random Indian mobile number. */
export function freshPhone(): string {
  return `9${randomInt(0, 1_000_000_000).toString().padStart(9, '0')}`;
}

/** The latest message to this number or e-mail address. */
export async function messageTo(request: APIRequestContext, api: string, recipient: string): Promise<string> {
  const outbox = await request.get(`${api}/dev/outbox.json`);
  const messages = (await outbox.json()) as { to: string; text: string; sent_at: string }[];
  const isTo = (to: string) => to === recipient || (!to.includes('@') && to.replaceAll(/\D/g, '').endsWith(recipient));
  return messages.find(({ to }) => isTo(to))?.text ?? '';
}

/** The code in the latest message to this number, from the local outbox. */
export async function codeSentTo(request: APIRequestContext, api: string, phone: string): Promise<string> {
  const text = await messageTo(request, api, phone);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  expect(code, `a code in the message to ${phone}`).toBeDefined();
  return code ?? '';
}

/** Signs up a new user through the API, as the login dialog does. */
export async function signUp(request: APIRequestContext, api: string, name = 'Asha'): Promise<User> {
  const phone = freshPhone();
  const first = await request.post(`${api}/api/mobileotp`, {
    data: { phone, type: 'phone', pin: '', name: '', email: '' },
  });
  expect(first.status()).toBe(200);
  const pin = await codeSentTo(request, api, phone);
  const second = await request.post(`${api}/api/mobileotp`, {
    data: { phone, type: '', pin, name, email: `${phone}@people.example` },
  });
  expect(second.status()).toBe(200);
  const body = (await second.json()) as { response: { original: { access_token: string; user_id: number } } };
  return { phone, name, token: body.response.original.access_token, userId: body.response.original.user_id };
}

/** Ends this user's session on the server without the open pages knowing. */
export async function revoke(request: APIRequestContext, api: string, { token, userId }: User): Promise<void> {
  const answer = await request.post(`${api}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  // A spec-only server has no call to end a session.
  if (answer.status() === 404) await endSessions(userId);
  else expect(answer.ok()).toBe(true);
}

/** Opens a page with this user's token in storage, as after a login. */
export async function openAs(page: Page, user: User, path: string): Promise<void> {
  await page.addInitScript(({ token, userId }) => {
    // Only in the first document: a logout in the test must last.
    if (sessionStorage.getItem('signed-in-once')) return;
    sessionStorage.setItem('signed-in-once', '1');
    localStorage.setItem('token', token);
    localStorage.setItem('user_id', String(userId));
  }, user);
  await page.goto(path);
}

/** The same, and waits for this user's view. */
export async function openSignedIn(page: Page, user: User, path: string): Promise<void> {
  await openAs(page, user, path);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
}
