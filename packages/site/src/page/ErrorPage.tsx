import { ErrorState } from '@maidan/ui/ErrorState';
import { useDocumentRequestId } from '../document/document-request-id.ts';

/** Appears when a page breaks. A reload is the safest retry. */
export function ErrorPage() {
  return (
    <ErrorState
      as="h1"
      title="Something went wrong."
      text="This page could not be shown. Please try again in a moment."
      code={useDocumentRequestId()}
      onRetry={() => location.reload()}
    />
  );
}
