import { t } from '@maidan/i18n/text';
import { ErrorState } from '@maidan/ui/ErrorState';
import { useDocumentRequestId } from '../document/document-request-id.ts';

/** Appears when a page breaks. A reload is the safest retry. */
export function ErrorPage() {
  return (
    <ErrorState
      as="h1"
      title={t('site.broken')}
      text={t('site.brokenHint')}
      code={useDocumentRequestId()}
      onRetry={() => location.reload()}
    />
  );
}
