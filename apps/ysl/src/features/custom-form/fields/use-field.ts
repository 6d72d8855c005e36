import type { Id } from '@maidan/contract/core/wire';
import { useCallback, useSyncExternalStore } from 'react';
import type { Answers, FieldState } from '../submit/answers.ts';

/** What stands in one field. Renders again when that changes, and for no other field. */
export function useField(answers: Answers, id: Id): FieldState {
  const subscribe = useCallback((listener: () => void) => answers.subscribe(id, listener), [answers, id]);
  const get = () => answers.get(id);
  return useSyncExternalStore(subscribe, get, get);
}
