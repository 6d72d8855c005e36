import { ApiError } from '@maidan/api-client/errors/api-error';

/** Whether the server asks the person to confirm before it saves. */
export const needsConfirmation = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'confirmation_needed';
