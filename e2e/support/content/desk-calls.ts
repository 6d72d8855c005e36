import { seatOwner } from '../operator.ts';
import { freshPhone } from '../users.ts';

/** Calls the API; desk calls are made as a new owner. @param body the body of a POST; without it, a GET */
export async function deskCalls(api: string) {
  const token = await seatOwner(freshPhone());
  return async <Reply>(path: string, body?: object): Promise<Reply> => {
    const reply = await fetch(`${api}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(path.startsWith('desk/') ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} was answered by ${reply.status}: ${text}`);
    return JSON.parse(text) as Reply;
  };
}
