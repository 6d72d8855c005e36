import { use } from 'react';
import { DocumentContext } from './document-context.ts';

/** The id of the request for this document, which identifies it in the server's logs. */
export function useDocumentRequestId(): string | undefined {
  const { requestId } = use(DocumentContext);
  return typeof document === 'undefined' ? requestId : document.documentElement.dataset['request'];
}
