import { LIKED } from '@maidan/contract/feed/likes';

/** What the server said it had done; nothing of it may be missing afterwards. */
export interface Acknowledged {
  /** Phone by token. */
  readonly logins: Map<string, string>;
  /** Likes of `post-1`, one by each user. */
  likes: number;
}

export const nothingYet = (): Acknowledged => ({ logins: new Map(), likes: 0 });

/**
 * Signs users up, each of whom likes `post-1`, until the server is gone.
 * @param writer up to six digits, different for each writer
 */
export async function writeUntilGone(address: string, writer: string, done: Acknowledged): Promise<void> {
  const post = async (call: string, body: object, token = ''): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(`${address}/api/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as Record<string, unknown>;
  };
  for (let index = 0; ; index += 1) {
    const phone = `9${writer}${String(index).padStart(9 - writer.length, '0')}`;
    try {
      await post('mobileotp', { phone, type: 'phone' });
      const outbox = (await (await fetch(`${address}/dev/outbox.json`)).json()) as { to: string; text: string }[];
      const pin = outbox.find((message) => message.to === phone)?.text.slice(0, 6);
      const reply = await post('mobileotp', { phone, type: '', pin, name: 'Asha', email: `${phone}@example.com` });
      const token = (reply['response'] as { original: { access_token: string } }).original.access_token;
      done.logins.set(token, phone);
      const liked = await post('islike', { post_id: 1, type: 'thumbsup' }, token);
      if (liked['message'] === LIKED) done.likes += 1;
    } catch {
      return;
    }
  }
}
