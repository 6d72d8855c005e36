import { ERROR_DOCUMENT_POLICY, errorDocument } from './documents/error-document.server.ts';
import { OverloadError } from './limits/fair-queue.server.ts';
import { LimitError } from './limits/page-limits.server.ts';

export interface FailureAnswer {
  readonly status: 429 | 500 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The page for people that replaces one that cannot be sent now. */
export function failureAnswer(error: Error, requestId: string): FailureAnswer {
  const { status, retryAfter, title, text } = describeFailure(error);
  return {
    status,
    headers: {
      ...(retryAfter === null ? {} : { 'retry-after': `${retryAfter}` }),
      'cache-control': 'no-store',
      'content-security-policy': ERROR_DOCUMENT_POLICY,
      'content-type': 'text/html; charset=UTF-8',
    },
    body: errorDocument({ title, text, requestId }),
  };
}

function describeFailure(error: Error) {
  if (error instanceof LimitError) {
    const retryAfter = Math.ceil(error.waitMs / 1000);
    const text = `Too many pages were opened from your network. Please try again in ${retryAfter} s.`;
    return { status: 429, retryAfter, title: 'Too many requests', text } as const;
  }
  if (error instanceof OverloadError) {
    const text = 'A lot of people are here right now. Please try again in a moment.';
    return { status: 503, retryAfter: error.retryAfter, title: 'We are busy right now', text } as const;
  }
  const text = 'This page could not be shown. Please try again in a moment.';
  return { status: 500, retryAfter: null, title: 'Something went wrong on our side', text } as const;
}
