import { ApiError, type ApiErrorKind } from './api-error.ts';

const SOMETHING_WENT_WRONG = 'Something went wrong.';

const byKind: Readonly<Record<ApiErrorKind, string | null>> = {
  http: null,
  network: 'No connection. Check your network and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  schema: null,
  aborted: '',
};

const byStatus: Readonly<Record<number, string>> = {
  401: 'Please log in again.',
  403: 'You are not allowed to do this.',
  404: 'We could not find that.',
  413: 'That is too large to send.',
  503: 'The service is busy. Please try again in a moment.',
};

function formatWait(seconds: number): string {
  if (seconds < 120) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** What `errorMessage` says beyond the fact that something went wrong, or null. */
export function specificErrorMessage(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { kind, status, serverMessage, retryAfter } = error;
  if (serverMessage !== null) return serverMessage;
  if (status === 429)
    return `Too many attempts. Please try again ${retryAfter ? `in ${formatWait(retryAfter)}` : 'later'}.`;
  return (kind === 'http' && status !== null && byStatus[status]) || byKind[kind];
}

/** The text for a person about anything thrown: the server's own or ours, never technical. */
export function errorMessage(error: unknown): string {
  return specificErrorMessage(error) ?? SOMETHING_WENT_WRONG;
}
