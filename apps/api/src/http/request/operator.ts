import { isOperator as isOperatorOf } from '@maidan/http-edge/operator';
import type { Context } from 'hono';
import type { HttpEnv } from '../call.ts';

export function isOperator(c: Context<HttpEnv>, token: string | null): boolean {
  return isOperatorOf({ isLocal: c.get('isLocal') }, c.req.header('authorization'), token);
}
