import type { Id } from '@maidan/contract/core/wire';
import { useCallback, useSyncExternalStore } from 'react';
import type { Answers, FieldState } from '../submit/answers.ts';

/** The answer in one field. Changes of other fields do not cause a render. */
export function useField(answers: Answers, id: Id): FieldState {
  const subscribe = useCallback((listener: () => void) => answers.subscribe(id, listener), [answers, id]);
  const get = () => answers.get(id);
  return useSyncExternalStore(subscribe, get, get);
}
