import type { Id } from '@maidan/contract/core/wire';
import { useCallback, useSyncExternalStore } from 'react';
import type { Answers, FieldState } from '../submit/answers.ts';

/** The answer in one field. A change of another field does not render it again. */
export function useField(answers: Answers, id: Id): FieldState {
  const subscribe = useCallback((listener: () => void) => answers.subscribe(id, listener), [answers, id]);
  const get = () => answers.get(id);
  return useSyncExternalStore(subscribe, get, get);
}
