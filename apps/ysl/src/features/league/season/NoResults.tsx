import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { EmptyState } from '@maidan/ui/EmptyState';

interface NoResultsProps {
  /** The league's name. */
  league: string;
  /** Retries, if the request failed. */
  onRetry?: (() => unknown) | undefined;
}

/** The category is empty, or its request failed. */
export function NoResults({ league, onRetry }: NoResultsProps) {
  return (
    <EmptyState flush title={t('league.noResults', { league })}>
      {onRetry ? (
        <Button variant="ink" onClick={() => void onRetry()}>
          {t('league.tryAgain')}
        </Button>
      ) : undefined}
    </EmptyState>
  );
}
