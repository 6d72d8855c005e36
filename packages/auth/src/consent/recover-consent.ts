import { ApiError } from '@maidan/api-client/errors/api-error';
import type { Recover } from '@maidan/api-client/errors/recover';

/** Opens the dialog for what the server refused for want of a consent. Loads it only then. */
export const recoverConsent: Recover = async (error) => {
  if (!(error instanceof ApiError) || error.code !== 'consent_needed') return false;
  return import('./consent-prompt.tsx').then(
    ({ consentPrompt }) => consentPrompt.recover(error),
    // If it cannot be loaded, the act fails with the server's text.
    () => false,
  );
};
