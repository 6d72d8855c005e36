import { t } from '@maidan/i18n/text';
import { ErrorState } from '@maidan/ui/ErrorState';
import type { ReactNode } from 'react';

/** Replaces a page that cannot be loaded offline. */
export function OfflinePage({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    // Without its picture, which would have to be loaded.
    <ErrorState plain as="h1" title={t('site.offline')} text={t('site.offlineHint')} onRetry={onRetry}>
      {children}
    </ErrorState>
  );
}
