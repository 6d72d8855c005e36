import { ApiError } from './api-error.ts';

/** The server has the call, and nothing under that id or name. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Another server, which does not have our call: it says 404, or 501 that it never will. */
export const isUnknownCall = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.status === 501);
