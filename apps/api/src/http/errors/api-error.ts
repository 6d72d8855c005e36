import type { ErrorCode, FieldErrors } from '@maidan/contract/core/errors';

/** What an error may carry besides its code and its words. */
export interface ErrorDetails {
  readonly errors?: FieldErrors;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter?: number;
  /** Only for a taken e-mail at login. */
  readonly email?: 'duplicate';
  /** The call's own fields beside those of the error: a second vote is told the first. */
  readonly reply?: Readonly<object>;
  /** Methods the address knows, for 405. */
  readonly allow?: readonly string[];
}

/** Thrown anywhere below a handler; becomes the error body. `message` is shown to people as it is. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}

export const notFound = (what: string): ApiError => new ApiError('not_found', `${what} was not found.`);

export const invalidField = (field: string, words: string): ApiError =>
  new ApiError('invalid_fields', words, { errors: { [field]: [words] } });

export const tooMany = (words: string, retryAfter: number): ApiError =>
  new ApiError('too_many_requests', words, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
