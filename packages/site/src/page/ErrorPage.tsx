import { ErrorState } from '@maidan/ui/ErrorState';

/** What a reader sees when a page breaks: words, and a way on. A reload is the surest new try. */
export function ErrorPage() {
  return (
    <ErrorState
      as="h1"
      title="Something went wrong."
      text="This page could not be shown. Please try again in a moment."
      onRetry={() => location.reload()}
    />
  );
}
