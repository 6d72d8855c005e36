import { ApiError } from '@maidan/api-client/errors/api-error';

/** The server saves it once a person has read why it asks. */
export const needsConfirmation = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'confirmation_needed';
