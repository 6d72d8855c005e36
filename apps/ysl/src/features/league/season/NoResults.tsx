import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { EmptyState } from '@maidan/ui/EmptyState';

interface NoResultsProps {
  /** The league's name. */
  league: string;
  /** Asks again, where the reason is that the answer did not come. */
  onRetry?: (() => unknown) | undefined;
}

/** Nothing to show in this category, or nothing came. */
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
