import { createHash } from 'node:crypto';
import { mobileOtp } from '@maidan/contract/account/login';
import type { TestApp } from './test-app.ts';

let lastPhone = 9_000_000_000;

/** A number nobody else in this worker has. */
export function newPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

export interface Person {
  readonly phone: string;
  readonly token: string;
  readonly userId: number;
  /** The value of the parent domain's session cookie. */
  readonly cookie: string;
}

/** Asks for a code; returns the answer as it came. */
export function askForCode(api: Pick<TestApp, 'ask'>, phone: string, peer = '127.0.0.1', proof?: string) {
  return api.ask(mobileOtp, { body: { phone, type: 'phone', ...(proof ? { proof } : {}) } }, { peer });
}

/** Asks as a site does: where work is asked for, it is done and the code asked for again. */
export async function askAndWork(api: Pick<TestApp, 'ask'>, phone: string, peer: string) {
  const answer = await askForCode(api, phone, peer);
  const task = (answer.json as { task?: string } | undefined)?.task;
  return task === undefined ? answer : askForCode(api, phone, peer, solved(task));
}

/** The first solution of a task, `<bits>.<anything>`. */
export function solved(task: string): string {
  const bits = Number.parseInt(task, 10);
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${task}.${nonce}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return `${task}.${nonce}`;
  }
}

/** Enters a code, as a new user gives a name and an e-mail with it. */
export function enterCode(api: TestApp, phone: string, pin: string, more: { name?: string; email?: string } = {}) {
  return api.ask(mobileOtp, { body: { phone, type: '', pin, name: 'Asha', email: `${phone}@example.com`, ...more } });
}

/** Signs somebody in through the calls themselves; a phone without an account gets one. */
export async function signIn(api: TestApp, phone = newPhone(), name = 'Asha'): Promise<Person> {
  await askForCode(api, phone);
  const answer = await enterCode(api, phone, api.lastCode(phone), { name });
  const credentials = mobileOtp.response.parse(answer.json ?? {}).response?.original;
  if (!credentials) throw new Error(`could not sign in: ${answer.text}`);
  const cookie = readCookie(answer.headers, 'maidan_session');
  return { phone, token: credentials.access_token, userId: Number(credentials.user_id), cookie };
}

/** The value a reply sets for this cookie, '' when it sets none. */
export function readCookie(headers: Headers, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.slice(name.length + 1).split(';')[0] ?? '';
}
