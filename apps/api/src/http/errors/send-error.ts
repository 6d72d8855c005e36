import type { ErrorBody } from '@maidan/contract/core/errors';
import type { Context } from 'hono';
import type { HttpEnv } from '../call.ts';
import { ApiError, errors } from './errors.ts';

/** Turns a thrown value into what people may see; only our own errors name a cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isDatabaseBusy(error) ? errors.unavailable(2) : errors.internal();
}

/** Failures that may pass: SQLite locked, PostgreSQL unreachable, slow or out of connections, disk full. */
function isDatabaseBusy(error: unknown): boolean {
  // The pool's own error when all connections are taken has no code.
  if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') return true;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return false;
  if (/^SQLITE_(BUSY|FULL|LOCKED|IOERR)/.test(code) || /^(ECONNREFUSED|ECONNRESET|ENOSPC)$/.test(code)) return true;
  return /^(08|53|57P|57014|40001|40P01)/.test(code);
}

export function sendError(c: Context<HttpEnv>, { code, message, status, details }: ApiError): Response {
  const { errors: fields, retryAfter, email, allow, reply } = details;
  const body: ErrorBody = {
    ...reply,
    status: 'error',
    message,
    code,
    ...(fields ? { errors: fields } : {}),
    ...(email ? { email } : {}),
    request_id: c.get('requestId'),
  };
  c.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (allow) c.header('Allow', allow.join(', '));
  // Do not wait for the rest of the request.
  if (code === 'timeout') c.header('Connection', 'close');
  if (code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer');
  return c.json(body, status);
}
