import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPageParts, removePagePart, type pagePartKinds } from '@maidan/contract/desk/pages/page-parts';
import { deskTopics } from '@maidan/contract/desk/pages/topics';
import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useAct } from '../../acts/use-act.ts';

/**
 * Removes a part from every page.
 * @param id null for a part that is not saved yet
 */
export function useRemoval(kind: (typeof pagePartKinds)[number], id: Id | null, onDone: () => void) {
  const api = useApi();
  const remove = useAct((part: Id) => api.call(removePagePart, { params: { kind, id: part } }), {
    changes: [deskPageParts, deskTopics],
    inPlace: true,
    done: () => {
      showToast('Removed from every page');
      onDone();
    },
  });
  return id === null ? undefined : { ...remove, mutate: () => remove.mutate(id) };
}
