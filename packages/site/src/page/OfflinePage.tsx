import { t } from '@maidan/i18n/text';
import { ErrorState } from '@maidan/ui/ErrorState';
import type { ReactNode } from 'react';

/** In place of a page that cannot be loaded without a network. */
export function OfflinePage({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    // Its picture would have to be loaded.
    <ErrorState plain as="h1" title={t('site.offline')} text={t('site.offlineHint')} onRetry={onRetry}>
      {children}
    </ErrorState>
  );
}
