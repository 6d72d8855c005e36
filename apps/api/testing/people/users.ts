import { createHash } from 'node:crypto';
import { mobileOtp } from '@maidan/contract/account/login';
import type { TestApp } from '../test-app.ts';

let lastPhone = 9_000_000_000;

/** A phone number that is unique in this worker. */
export function newPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

export interface TestUser {
  readonly phone: string;
  readonly token: string;
  readonly userId: number;
  /** The value of the parent domain's session cookie. */
  readonly cookie: string;
  /** Its value for the XSRF header. */
  readonly xsrf: string;
}

/** Requests a login code. */
export function requestCode(api: Pick<TestApp, 'request'>, phone: string, peer = '127.0.0.1', proof?: string) {
  return api.request(mobileOtp, { body: { phone, type: 'phone', ...(proof ? { proof } : {}) } }, { peer });
}

/** Requests a code as a site does: if the server sets a task, solves it and requests the code again. */
export async function requestCodeWithProof(api: Pick<TestApp, 'request'>, phone: string, peer: string) {
  const answer = await requestCode(api, phone, peer);
  const task = (answer.json as { task?: string } | undefined)?.task;
  return task === undefined ? answer : requestCode(api, phone, peer, solveTask(task));
}

/** The first solution of a task, `<bits>.<anything>`. */
export function solveTask(task: string): string {
  const bits = Number.parseInt(task, 10);
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${task}.${nonce}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return `${task}.${nonce}`;
  }
}

/** Enters a code with the name and e-mail of a new user. */
export function enterCode(api: TestApp, phone: string, pin: string, more: { name?: string; email?: string } = {}) {
  return api.request(mobileOtp, {
    body: { phone, type: '', pin, name: 'Asha', email: `${phone}@example.com`, ...more },
  });
}

/** Logs a user in through the API; a phone without an account gets one. */
export async function signIn(api: TestApp, phone = newPhone(), name = 'Asha'): Promise<TestUser> {
  await requestCode(api, phone);
  const answer = await enterCode(api, phone, api.lastCode(phone), { name });
  const credentials = mobileOtp.response.parse(answer.json ?? {}).response?.original;
  if (!credentials) throw new Error(`could not sign in: ${answer.text}`);
  const { access_token: token, user_id: userId } = credentials;
  return { phone, token, userId: Number(userId), ...readLogin(answer.headers) };
}

/** The cookies of a reply for the login shared by both sites. */
export const readLogin = (headers: Headers): Pick<TestUser, 'cookie' | 'xsrf'> => ({
  cookie: readCookie(headers, 'maidan_session'),
  xsrf: readCookie(headers, 'session_xsrf'),
});

/** The value that a reply sets for this cookie, or ''. */
export function readCookie(headers: Headers, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.slice(name.length + 1).split(';')[0] ?? '';
}
