import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { retryJob, today, type FailedJob } from '@maidan/contract/desk/today';
import { Button } from '@maidan/ui/Button';
import { Text } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shortMoment } from '../../times/time.ts';
import * as css from './Today.css.ts';

/** Failed jobs, each with a retry. */
export function FailedJobs({ jobs, now }: { jobs: readonly FailedJob[]; now: number }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: ({ kind, key }: FailedJob) => api.call(retryJob, { body: { kind, key } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [today.id] }),
    onError: (error) => showToast(errorMessage(error), { tone: 'error' }),
  });
  return jobs.map((job) => (
    <div key={`${job.kind} ${job.key}`} className={css.item}>
      <span className={css.itemText}>
        {job.kind.replaceAll(/[-_.]/g, ' ')}
        {job.failed_at !== null && `, ${shortMoment(job.failed_at, now)}`}
        {job.error !== null && (
          <Text as="span" font="aside" overflowWrap="anywhere">
            : {job.error}
          </Text>
        )}
      </span>
      <Button pending={retry.isPending && retry.variables.key === job.key} onClick={() => retry.mutate(job)}>
        Try again
      </Button>
    </div>
  ));
}
