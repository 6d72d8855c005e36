import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { codeFor } from '../people/login-at.ts';

/** The writes that servers acknowledged, wherever they stored them. */
export interface Kept {
  /** Phone by token. */
  readonly logins: Map<string, string>;
  /** Likes of `post-1`, one by each user. */
  likes: number;
  /** Conversations by the token of their owner. */
  readonly conversations: Map<string, number>;
  /** How often a client got a temporary refusal. */
  refusals: number;
}

export const nothingKept = (): Kept => ({ logins: new Map(), likes: 0, conversations: new Map(), refusals: 0 });

/** The address of a server; it may change while clients run. */
export interface Place {
  readonly address: string;
}

/**
 * Signs up users, each of whom likes `post-1` and starts a conversation, like clients that keep temporarily refused
 * requests and send them again. Stops between two users.
 * @param writer up to six digits, different for each writer
 */
export async function writeThrough(place: Place, writer: string, kept: Kept, ending: AbortSignal): Promise<void> {
  for (let index = 0; !ending.aborted; index += 1) {
    const phone = `9${writer}${String(index).padStart(9 - writer.length, '0')}`;
    // A separate address each, for a server behind one proxy, so that no limit slows them down.
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

/** @returns null when the reply to a code was lost, so that the same code is refused: nothing was acknowledged */
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
  // A lost reply is fetched again, but the write is made only once.
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
