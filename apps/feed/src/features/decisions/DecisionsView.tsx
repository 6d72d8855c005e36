import { useApi } from '@maidan/api-client/core/api-provider';
import { isUnsupported } from '@maidan/api-client/compat/extensions';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { decisionsQuery } from '@maidan/api-client/queries/account/decisions';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { DecisionRow } from './DecisionRow.tsx';

const NONE = (
  <EmptyState
    flush
    title="No decisions about you"
    text="If a moderator decides something about you, you read it here."
  />
);

/** What moderators decided about the user, and the way to appeal. */
export function DecisionsView() {
  const { data, error, isFetching, refetch } = useQuery(decisionsQuery(useApi()));
  if (!data) {
    if (isUnsupported(error)) return NONE;
    if (error)
      return <ErrorState flush title={errorMessage(error)} pending={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup label="Loading decisions">
        <Skeleton shape="field" />
      </SkeletonGroup>
    );
  }
  if (data.data.length === 0) return NONE;
  return (
    <ol>
      {data.data.map((decision) => (
        <DecisionRow key={`${decision.kind} ${decision.id}`} decision={decision} />
      ))}
    </ol>
  );
}
