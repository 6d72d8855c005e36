import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * One act: it refreshes these lists, also when someone else was faster, and a failure is a toast.
 * @param changes the endpoints whose lists the act changes
 */
export function useAct<Input, Result>(
  act: (input: Input) => Promise<Result>,
  { changes, done }: { changes: readonly Endpoint[]; done?: (result: Result, input: Input) => void },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result, input) => done?.(result, input),
    onError: (error) => void showToast(errorMessage(error), { tone: 'error' }),
    onSettled: () => Promise.all(changes.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] }))),
  });
}
