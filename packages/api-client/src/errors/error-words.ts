import { ApiError, type ApiErrorKind } from './api-error.ts';

/** Specification, section 8: what is said when the server gave no words of its own. */
const SOMETHING_WENT_WRONG = 'Something went wrong.';

const byKind: Readonly<Record<ApiErrorKind, string>> = {
  http: SOMETHING_WENT_WRONG,
  network: 'No connection. Check your network and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  schema: SOMETHING_WENT_WRONG,
  aborted: '',
};

const byStatus: Readonly<Record<number, string>> = {
  401: 'Please log in again.',
  403: 'You are not allowed to do this.',
  404: 'We could not find that.',
  413: 'That is too large to send.',
  503: 'The service is busy. Please try again in a moment.',
};

function waitWords(seconds: number): string {
  if (seconds < 120) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

// A proxy's error page or a stack trace is no message; the server's own are a sentence or two.
function isFitToShow(words: string): boolean {
  return words.trim() !== '' && words.length <= 300 && !/^\s*</.test(words);
}

export interface Failure {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  /** What the server said. */
  readonly message?: string | null;
  /** Seconds. */
  readonly retryAfter?: number | null;
}

/** The words for one failed call: the server's own where it has some, else ours. */
export function wordsFor({ kind, status, message, retryAfter }: Failure): string {
  if (message && isFitToShow(message)) return message;
  if (status === 429) {
    const wait = retryAfter ? `in ${waitWords(retryAfter)}` : 'later';
    return `Too many tries. Please try again ${wait}.`;
  }
  return (kind === 'http' && status !== undefined && byStatus[status]) || byKind[kind];
}

/** The words for whatever was thrown; nothing technical ever reaches a person. */
export function userMessage(error: unknown): string {
  return error instanceof ApiError ? error.userMessage : SOMETHING_WENT_WRONG;
}
