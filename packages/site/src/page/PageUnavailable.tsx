import { t } from '@maidan/i18n/text';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ErrorState } from '@maidan/ui/ErrorState';
import { useDocumentRequestId } from '../document/document-request-id.ts';

interface PageUnavailableProps {
  title: string;
  /** Null in a document from the server, which does not give the reason. */
  error?: Error | null;
  isRetrying?: boolean;
  /** Without it, there is no button. */
  retry?: () => void;
}

/** Replaces a page that could not be loaded. */
export function PageUnavailable({ title, error = null, isRetrying = false, retry }: PageUnavailableProps) {
  const documentRequestId = useDocumentRequestId();
  return (
    <ErrorState
      flush
      as="h1"
      title={title}
      text={error ? errorMessage(error) : t('site.tryLater')}
      pending={isRetrying}
      code={error instanceof ApiError ? error.requestId : documentRequestId}
      {...(retry ? { onRetry: retry } : {})}
    />
  );
}
