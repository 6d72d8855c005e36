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
 * Does an action: at once, after the login that opens, or when the network is back.
 * @param onOutcome also receives what waited for a login, over a reload too, so it goes by the outcome's input. Without it a
 *   failure shows a toast.
 */
export function useAction<E extends ActionEndpoint>(
  action: Action<E>,
  onOutcome?: (outcome: ActionOutcome<E>) => void,
): (input: Body<E>, options?: DispatchOptions) => void {
  const runner = useActionRunner();
  // The runner knows only that an action gets back what it was given.
  const untyped = action as Action;
  const listen = useEffectEvent((outcome: ActionOutcome) => onOutcome?.(outcome as ActionOutcome<E>));
  const hasListener = onOutcome !== undefined;
  useEffect(() => {
    const listener = (outcome: ActionOutcome) => listen(outcome);
    return runner.mount(untyped, hasListener ? listener : undefined);
  }, [runner, untyped, hasListener]);
  return useCallback((input, options) => void runner.dispatch(untyped, input, options), [runner, untyped]);
}

/** Switches to the opposite of what is shown, or to a given state; returns the new one. */
export type SwitchTo = (id: Id, isOn: boolean, next?: boolean) => boolean;

export function useToggle<E extends ActionEndpoint>(action: ToggleAction<E>): SwitchTo {
  const runner = useActionRunner();
  const dispatch = useAction(action);
  return (id, isOn, next) => {
    // Of two fast taps the second may come before the first is on screen.
    const pending = runner.pendingInput(action as Action, String(id)) as Body<E> | undefined;
    const isOnNow = pending === undefined ? isOn : action.isOn(pending);
    dispatch(action.input(id, next ?? !isOnNow));
    return next ?? !isOnNow;
  };
}

export type Unsent<A> = UnsentAction & { readonly input: A extends Action<infer E> ? Body<E> : never };

const NONE: readonly UnsentAction[] = [];

/** Everything that the user did and the server has not confirmed, the oldest first. */
export function useAllUnsent(): readonly UnsentAction[] {
  const runner = useActionRunner();
  return useSyncExternalStore(runner.subscribe, runner.unsent, () => NONE);
}

/** What the user did by one action and the server has not confirmed, the oldest first. */
export function useUnsent<E extends ActionEndpoint>({ endpoint }: Action<E>): readonly Unsent<Action<E>>[] {
  return useAllUnsent().filter((one): one is Unsent<Action<E>> => one.name === endpoint.id);
}
