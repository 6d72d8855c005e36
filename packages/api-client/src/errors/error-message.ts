import { t } from '@maidan/i18n/text';
import { ApiError, type ApiErrorKind } from './api-error.ts';

const byKind: Readonly<Record<ApiErrorKind, () => string | null>> = {
  http: () => null,
  network: () => t('calls.network'),
  timeout: () => t('calls.timeout'),
  schema: () => null,
  aborted: () => '',
};

const byStatus: Readonly<Record<number, () => string>> = {
  401: () => t('calls.loginAgain'),
  403: () => t('calls.forbidden'),
  404: () => t('calls.notFound'),
  413: () => t('calls.tooLarge'),
  503: () => t('calls.busy'),
};

function formatWait(seconds: number): string {
  if (seconds < 120) return t('calls.seconds', { count: seconds });
  return t('calls.minutes', { minutes: Math.ceil(seconds / 60) });
}

/** What `errorMessage` adds to the fact that something went wrong, or null. */
export function specificErrorMessage(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { kind, status, serverMessage, retryAfter } = error;
  if (serverMessage !== null) return serverMessage;
  if (status === 429) {
    return retryAfter ? t('calls.tooManyWait', { wait: formatWait(retryAfter) }) : t('calls.tooMany');
  }
  return (kind === 'http' && status !== null && byStatus[status]?.()) || byKind[kind]();
}

/** The text for a person about any thrown value: the server's or ours, never technical. */
export function errorMessage(error: unknown): string {
  return specificErrorMessage(error) ?? t('calls.broken');
}
