import { ApiError } from '@maidan/api-client/errors/api-error';
import type { Recover } from '@maidan/api-client/errors/recover';

/** Opens the dialog when the server refuses a call for lack of consent, and loads it only then. */
export const recoverConsent: Recover = async (error) => {
  if (!(error instanceof ApiError) || error.code !== 'consent_needed') return false;
  return import('./consent-prompt.tsx').then(
    ({ consentPrompt }) => consentPrompt.recover(error),
    // If it cannot be loaded, the action fails with the server's text.
    () => false,
  );
};
