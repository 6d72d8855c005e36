import type { Body } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import { createContext, use, useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Action, ActionEndpoint, ActionOutcome, DispatchOptions } from './action.ts';
import type { ActionRunner } from './action-runner.ts';
import type { ToggleAction } from './toggle-action.ts';
import type { UnsentAction } from './queue/unsent-actions.ts';

export const RunnerContext = createContext<ActionRunner | null>(null);

/** @throws Error outside an ActionsProvider */
export function useActionRunner(): ActionRunner {
  const runner = use(RunnerContext);
  if (runner === null) throw new Error('Actions need an ActionsProvider above them');
  return runner;
}

/**
 * Runs an action: at once, after the login dialog, or when the network is back.
 * @param onOutcome also receives actions that waited for a login, even across a reload, so it relies on the outcome's input.
 *   Without it, a failure shows a toast.
 */
export function useAction<E extends ActionEndpoint>(
  action: Action<E>,
  onOutcome?: (outcome: ActionOutcome<E>) => void,
): (input: Body<E>, options?: DispatchOptions) => Promise<ActionOutcome> {
  const runner = useActionRunner();
  // The runner guarantees only that an action gets its own input back.
  const untyped = action as Action;
  const listen = useEffectEvent((outcome: ActionOutcome) => onOutcome?.(outcome as ActionOutcome<E>));
  const hasListener = onOutcome !== undefined;
  useEffect(() => {
    const listener = (outcome: ActionOutcome) => listen(outcome);
    return runner.mount(untyped, hasListener ? listener : undefined);
  }, [runner, untyped, hasListener]);
  return useCallback((input, options) => runner.dispatch(untyped, input, options), [runner, untyped]);
}

/** Switches to the opposite of the state on screen, or to a given state. */
type SwitchTo = (
  id: Id,
  isOn: boolean,
  next?: boolean,
) => {
  /** The new state. */
  readonly isOn: boolean;
  readonly outcome: Promise<ActionOutcome>;
};

/** A failure shows a toast. */
export function useToggle<E extends ActionEndpoint>(action: ToggleAction<E>): SwitchTo {
  const runner = useActionRunner();
  const dispatch = useAction(action);
  return (id, isOn, next) => {
    // The second of two fast taps may come before the first is on screen.
    const pending = runner.pendingInput(action as Action, String(id)) as Body<E> | undefined;
    const isOnNow = pending === undefined ? isOn : action.isOn(pending);
    const wanted = next ?? !isOnNow;
    return { isOn: wanted, outcome: dispatch(action.input(id, wanted)) };
  };
}

export type Unsent<A> = UnsentAction & { readonly input: A extends Action<infer E> ? Body<E> : never };

const NONE: readonly UnsentAction[] = [];

/** All of the user's actions that the server has not confirmed, oldest first. */
export function useAllUnsent(): readonly UnsentAction[] {
  const runner = useActionRunner();
  return useSyncExternalStore(runner.subscribe, runner.unsent, () => NONE);
}

/** The user's inputs of one action that the server has not confirmed, oldest first. */
export function useUnsent<E extends ActionEndpoint>({ endpoint }: Action<E>): readonly Unsent<Action<E>>[] {
  return useAllUnsent().filter((one): one is Unsent<Action<E>> => one.name === endpoint.id);
}
