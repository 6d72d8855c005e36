import { LIKED } from '@maidan/contract/feed/likes';
import { postTo, signInAt } from '../people/login-at.ts';

/** The writes that the server acknowledged; none may be missing afterwards. */
export interface Acknowledged {
  /** Phone by token. */
  readonly logins: Map<string, string>;
  /** Likes of `post-1`, one by each user. */
  likes: number;
}

export const nothingYet = (): Acknowledged => ({ logins: new Map(), likes: 0 });

/**
 * Signs up users, each of whom likes `post-1`, until the server is gone.
 * @param writer up to six digits, different for each writer
 */
export async function writeUntilGone(address: string, writer: string, done: Acknowledged): Promise<void> {
  for (let index = 0; ; index += 1) {
    const phone = `9${writer}${String(index).padStart(9 - writer.length, '0')}`;
    try {
      const token = await signInAt(address, phone);
      done.logins.set(token, phone);
      const liked = await postTo(address, 'islike', { post_id: 1, type: 'thumbsup' }, token);
      if (liked['message'] === LIKED) done.likes += 1;
    } catch {
      return;
    }
  }
}
