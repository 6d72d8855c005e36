import type { ErrorBody } from '@maidan/contract/core/errors';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from './api-error.ts';
import type { HttpEnv } from '../call.ts';
import { errorStatuses } from './error-statuses.ts';

/** Turns whatever was thrown into what people may see. Anything but our own errors says nothing of its cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseBusy(error)) {
    return new ApiError('unavailable', 'We are busy right now. Please try again in a moment.', { retryAfter: 2 });
  }
  return new ApiError('internal', 'Something went wrong on our side. Please try again.');
}

/** SQLite's lock held too long, PostgreSQL away, too slow or out of connections, disk full: it may pass by itself. */
function isDatabaseBusy(error: unknown): boolean {
  // The pool's own error when all connections are taken has no code.
  if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') return true;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return false;
  if (/^SQLITE_(BUSY|FULL|LOCKED|IOERR)/.test(code) || /^(ECONNREFUSED|ECONNRESET|ENOSPC)$/.test(code)) return true;
  return /^(08|53|57P|57014|40001|40P01)/.test(code);
}

export function sendError(c: Context<HttpEnv>, error: ApiError): Response {
  const { errors, retryAfter, email, allow, reply } = error.details;
  const body: ErrorBody = {
    ...reply,
    status: 'error',
    message: error.message,
    code: error.code,
    ...(errors ? { errors } : {}),
    ...(email ? { email } : {}),
    request_id: c.get('requestId'),
  };
  c.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (allow) c.header('Allow', allow.join(', '));
  // The rest of the request is not waited for.
  if (error.code === 'timeout') c.header('Connection', 'close');
  if (error.code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer');
  return c.json(body, errorStatuses[error.code] as ContentfulStatusCode);
}
