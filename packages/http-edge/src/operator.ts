import { createHash, timingSafeEqual } from 'node:crypto';
import type { Caller } from './caller.ts';

/**
 * Whether the caller may read the state of a process: this machine, or the bearer of the operator's token.
 * @param authorization the request's header
 */
export function isOperator(
  { isLocal }: Pick<Caller, 'isLocal'>,
  authorization: string | undefined,
  token: string | null,
): boolean {
  const received = authorization?.replace(/^Bearer /i, '');
  return isLocal || (token !== null && received !== undefined && isSame(received, token));
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
