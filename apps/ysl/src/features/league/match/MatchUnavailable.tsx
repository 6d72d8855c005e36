import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ErrorState } from '@maidan/ui/ErrorState';
import { frame } from '../../../frame.css.ts';

interface MatchUnavailableProps {
  error?: Error | null;
  isRetrying?: boolean;
  retry?: () => void;
}

export function MatchUnavailable({ error = null, isRetrying = false, retry }: MatchUnavailableProps) {
  return (
    <div className={frame}>
      <ErrorState
        flush
        as="h1"
        title="The match could not be loaded."
        text={error ? errorMessage(error) : 'Please try again in a moment.'}
        pending={isRetrying}
        {...(retry ? { onRetry: retry } : {})}
      />
    </div>
  );
}
