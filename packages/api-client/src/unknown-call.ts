import { ApiError } from './api-error.ts';

/** Another server, which does not have our call: it says 404, or 501 that it never will. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501);
