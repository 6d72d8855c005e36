import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface ActOptions<Input, Result> {
  readonly changes: readonly Endpoint[];
  readonly done?: (result: Result, input: Input) => void;
  readonly inPlace?: boolean;
}

/**
 * A mutation that refreshes the affected queries, even after a failure, because someone else may have been first.
 * @param changes the endpoints whose queries are refreshed
 * @param inPlace the caller shows a failure with `Refusal`; otherwise it is a toast
 */
export function useAct<Input, Result>(
  act: (input: Input) => Promise<Result>,
  { changes, done, inPlace = false }: ActOptions<Input, Result>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result, input) => done?.(result, input),
    onError: (error) => void (inPlace || showToast(errorMessage(error), { tone: 'error' })),
    onSettled: () => Promise.all(changes.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] }))),
  });
}
