import type { ErrorBody, FieldErrors } from '@maidan/contract/core/errors';
import { ENGLISH, inLanguage } from '@maidan/i18n/language-state';
import type { Context } from 'hono';
import { isFrozenError } from '../../db/move/freeze.ts';
import type { HttpEnv } from '../call.ts';
import { acceptedLanguage } from '../request/accepted-language.ts';
import { ApiError, errors, say } from './errors.ts';

/** The error code of the file store. */
export const STORE_UNAVAILABLE = 'STORE_UNAVAILABLE';

/** Turns a thrown value into an error that people may see; only our own errors reveal a cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) return errors.storageFull();
  if ((error as { code?: unknown } | null)?.code === STORE_UNAVAILABLE) return errors.unavailable(30);
  // A client that keeps unsent writes will send them to the database that the data are moved to.
  if (isFrozenError(error)) return errors.unavailable(5);
  return isDatabaseBusy(error) ? errors.unavailable(2) : errors.internal();
}

/** SQLite, PostgreSQL and the file system report it differently. */
function isDiskFull(error: unknown): boolean {
  return /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown } | null)?.code));
}

/** Temporary failures: SQLite locked, PostgreSQL unreachable, slow or out of connections. */
function isDatabaseBusy(error: unknown): boolean {
  // The pool's own error when all connections are taken has no code.
  if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') return true;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return false;
  if (/^SQLITE_(BUSY|INTERRUPT|LOCKED|IOERR)/.test(code) || /^(ECONNREFUSED|ECONNRESET)$/.test(code)) return true;
  return /^(08|53|57P|57014|40001|40P01)/.test(code);
}

/** The body of an error in the current language. */
export function errorBody({ code, text, details }: ApiError, requestId: string): ErrorBody {
  const { errors: fields, email, reply } = details;
  return {
    ...reply,
    status: 'error',
    message: say(text),
    code,
    ...(fields ? { errors: sayOfFields(fields) } : {}),
    ...(email ? { email } : {}),
    request_id: requestId,
  };
}

const sayOfFields = (fields: NonNullable<ApiError['details']['errors']>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.map(say)]));

/** Replies with an error, its texts in the language of the request. */
export function sendError(c: Context<HttpEnv>, error: ApiError): Response {
  const { code, status, details } = error;
  const { retryAfter, allow } = details;
  c.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (allow) c.header('Allow', allow.join(', '));
  // Do not wait for the rest of the request.
  if (code === 'timeout') c.header('Connection', 'close');
  if (code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer');
  const language = acceptedLanguage(c.req.header('accept-language'));
  if (language !== ENGLISH) c.header('Content-Language', language);
  const body = inLanguage(language, () => errorBody(error, c.get('requestId')));
  return c.json(body, status);
}
