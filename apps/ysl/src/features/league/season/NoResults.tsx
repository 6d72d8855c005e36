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
    <EmptyState flush title={`We have no results for ${league} to show at the moment.`}>
      {onRetry ? (
        <Button variant="ink" onClick={() => void onRetry()}>
          Try again
        </Button>
      ) : undefined}
    </EmptyState>
  );
}
