import type { ErrorBody } from '@maidan/contract/core/errors';
import type { Context } from 'hono';
import type { HttpEnv } from '../call.ts';
import { ApiError, errors } from './errors.ts';

/** The code of an error of the store of files. */
export const STORE_UNAVAILABLE = 'STORE_UNAVAILABLE';

/** Turns a thrown value into what people may see; only our own errors name a cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) return errors.storageFull();
  if ((error as { code?: unknown } | null)?.code === STORE_UNAVAILABLE) return errors.unavailable(30);
  return isDatabaseBusy(error) ? errors.unavailable(2) : errors.internal();
}

/** SQLite, PostgreSQL and the file system name it differently. */
function isDiskFull(error: unknown): boolean {
  return /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown } | null)?.code));
}

/** Failures that may pass: SQLite locked, PostgreSQL unreachable, slow or out of connections. */
function isDatabaseBusy(error: unknown): boolean {
  // The pool's own error when all connections are taken has no code.
  if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') return true;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return false;
  if (/^SQLITE_(BUSY|INTERRUPT|LOCKED|IOERR)/.test(code) || /^(ECONNREFUSED|ECONNRESET)$/.test(code)) return true;
  return /^(08|53|57P|57014|40001|40P01)/.test(code);
}

export function errorBody({ code, message, details }: ApiError, requestId: string): ErrorBody {
  const { errors: fields, email, reply } = details;
  return {
    ...reply,
    status: 'error',
    message,
    code,
    ...(fields ? { errors: fields } : {}),
    ...(email ? { email } : {}),
    request_id: requestId,
  };
}

export function sendError(c: Context<HttpEnv>, error: ApiError): Response {
  const { code, status, details } = error;
  const { retryAfter, allow } = details;
  c.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (allow) c.header('Allow', allow.join(', '));
  // Do not wait for the rest of the request.
  if (code === 'timeout') c.header('Connection', 'close');
  if (code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer');
  return c.json(errorBody(error, c.get('requestId')), status);
}
