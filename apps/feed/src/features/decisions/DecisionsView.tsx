import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { isUnsupported } from '@maidan/api-client/compat/extensions';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { decisionsQuery } from '@maidan/api-client/queries/account/decisions';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { DecisionRow } from './DecisionRow.tsx';

const noDecisions = () => <EmptyState flush title={t('account.noDecisions')} text={t('account.noDecisionsHint')} />;

/** The moderators' decisions about the user, with a way to appeal. */
export function DecisionsView() {
  const { data, error, isFetching, refetch } = useQuery(decisionsQuery(useApi()));
  if (!data) {
    if (isUnsupported(error)) return noDecisions();
    if (error)
      return <ErrorState flush title={errorMessage(error)} pending={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup label={t('account.loadingDecisions')}>
        <Skeleton shape="field" />
      </SkeletonGroup>
    );
  }
  if (data.data.length === 0) return noDecisions();
  return (
    <ol>
      {data.data.map((decision) => (
        <DecisionRow key={`${decision.kind} ${decision.id}`} decision={decision} />
      ))}
    </ol>
  );
}
