import type { Action, ActionOutcome } from './action.ts';
import { toastError } from './toasts.ts';

export type Listener = (outcome: ActionOutcome) => void;

interface Mounted {
  readonly action: Action;
  readonly listener: Listener | undefined;
}

/** Reports an outcome to the component that started the action; without a listener, a failure shows a toast. */
export function report(listener: Listener | undefined, outcome: ActionOutcome): ActionOutcome {
  if (listener) listener(outcome);
  else if (outcome.status === 'failed') toastError(outcome.error);
  return outcome;
}

/** The mounted components, by the actions that they use. */
export function createMountedActions() {
  const mounted = new Map<string, readonly Mounted[]>();
  return {
    /** @returns a function that removes it */
    add(action: Action, listener: Listener | undefined): () => void {
      const { id } = action.endpoint;
      const one = { action, listener };
      mounted.set(id, [...(mounted.get(id) ?? []), one]);
      return () => void mounted.set(id, mounted.get(id)?.filter((other) => other !== one) ?? []);
    },
    /** The latest component that uses the action with this name. */
    latest: (name: string): Mounted | undefined => mounted.get(name)?.at(-1),
  };
}
