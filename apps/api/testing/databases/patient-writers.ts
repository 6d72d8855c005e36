import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { codeFor } from '../people/login-at.ts';

/** What servers said they had done, wherever they kept it. */
export interface Kept {
  /** Phone by token. */
  readonly logins: Map<string, string>;
  /** Likes of `post-1`, one by each user. */
  likes: number;
  /** Conversations by the token of their person. */
  readonly conversations: Map<string, number>;
  /** How often a server refused for the moment, as a client notices it. */
  refusals: number;
}

export const nothingKept = (): Kept => ({ logins: new Map(), likes: 0, conversations: new Map(), refusals: 0 });

/** Where clients find a server; it changes while they go on. */
export interface Place {
  readonly address: string;
}

/**
 * Signs users up, each of whom likes `post-1` and begins a conversation, as clients do that keep what a server refuses for
 * the moment, and send it again. Ends between two users.
 * @param writer up to six digits, different for each writer
 */
export async function writeThrough(place: Place, writer: string, kept: Kept, ending: AbortSignal): Promise<void> {
  for (let index = 0; !ending.aborted; index += 1) {
    const phone = `9${writer}${String(index).padStart(9 - writer.length, '0')}`;
    // An address of their own, for a server behind one proxy: no limit holds them up.
    const origin = { 'x-forwarded-for': `10.${Number(writer) % 250}.${(index >> 8) % 256}.${index % 256}` };
    const send = (call: string, body: object, token?: string) =>
      sendUntilKept(place, call, body, { ...origin, ...(token && { authorization: `Bearer ${token}` }) }, kept);
    const token = await signInThrough(place, phone, send);
    if (token === null) continue;
    kept.logins.set(token, phone);
    await send('islike', { post_id: 1, type: 'thumbsup' }, token);
    kept.likes += 1;
    const question = { name: 'Turf', location: 'Hebbal', message: 'Free at six?' };
    kept.conversations.set(token, Number((await send('newconversation', question, token))['cid']));
  }
}

class RefusedError extends Error {}

type Send = (call: string, body: object, token?: string) => Promise<Record<string, unknown>>;

/** @returns null where the reply to a code was lost, so that the same code is refused: nothing was acknowledged */
async function signInThrough(place: Place, phone: string, send: Send): Promise<string | null> {
  try {
    await send('mobileotp', { phone, type: 'phone' });
    let pin: string | null = null;
    while (pin === null) pin = await codeFor(place.address, phone).catch(() => null);
    const person = { name: 'Asha', email: `${phone}@example.com` };
    const { response } = await send('mobileotp', { phone, type: '', pin, ...person });
    return (response as { original: { access_token: string } }).original.access_token;
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

async function sendUntilKept(
  place: Place,
  call: string,
  body: object,
  caller: Readonly<Record<string, string>>,
  kept: Kept,
): Promise<Record<string, unknown>> {
  // A reply that is lost is fetched again, and the write is made once.
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...caller };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  for (;;) {
    const reply = await fetch(`${place.address}/api/${call}`, init).catch(() => null);
    if (reply?.ok) return (await reply.json()) as Record<string, unknown>;
    if (reply && reply.status !== 503) throw new RefusedError(`${call}: ${reply.status} ${await reply.text()}`);
    const seconds = reply ? Number(reply.headers.get('retry-after') ?? Number.NaN) : 0.02;
    if (Number.isNaN(seconds)) throw new Error(`${call}: 503 without Retry-After`);
    kept.refusals += 1;
    await wait(seconds * 1000);
  }
}

/** @returns tokens and phones whose login is gone */
export async function findLostLogins(address: string, { logins }: Kept): Promise<string[]> {
  const lost: string[] = [];
  for (const [token, phone] of logins) {
    const me = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    if (((await me.json()) as { phone?: string }).phone !== phone) lost.push(phone);
  }
  return lost;
}
