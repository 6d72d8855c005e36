import type { Id } from '@maidan/contract/core/wire';
import type { Body, Reply } from '@maidan/contract/core/endpoint';
import type { Action, ActionContext, ActionEndpoint, Change } from './action.ts';

interface ToggleSpec<E extends ActionEndpoint> extends Pick<
  Action<E>,
  'endpoint' | 'offline' | 'shownIn' | 'done' | 'resume' | 'loginReason'
> {
  input(id: Id, isOn: boolean): Body<E>;
  id(input: Body<E>): Id;
  isOn(input: Body<E>): boolean | undefined;
  message(reply: Reply<E>): string;
  /** The message that means on; any other message means off. */
  readonly on: string;
  /** The message of a server that only toggles, when it switched off. */
  readonly off: string;
  /** Shows the state. May return an undo, if showing the opposite does not restore everything. */
  show(context: ActionContext, id: Id, isOn: boolean): Change | void;
  /** Shows what the reply adds to the new state. */
  confirm?(context: ActionContext, id: Id, reply: Reply<E>): void;
}

export interface ToggleAction<E extends ActionEndpoint> extends Action<E> {
  key(input: Body<E>): string;
  input(id: Id, isOn: boolean): Body<E>;
  isOn(input: Body<E>): boolean;
}

/** An on/off action: the call names the wanted state, so the last of several fast taps wins. */
// @__NO_SIDE_EFFECTS__
export function toggleAction<E extends ActionEndpoint>(spec: ToggleSpec<E>): ToggleAction<E> {
  const { endpoint, offline, input, id, message, on, off, show, confirm } = spec;
  const isOn = (body: Body<E>) => spec.isOn(body) === true;
  return {
    ...spec,
    endpoint,
    offline,
    input,
    isOn,
    isRepeatable: true,
    options: { keepalive: true },
    accepts: (body) => spec.isOn(body) !== undefined,
    key: (body) => String(id(body)),
    apply(context, body) {
      const restore = show(context, id(body), isOn(body));
      return () => {
        show(context, id(body), !isOn(body));
        restore?.();
      };
    },
    mustResend: (body, reply) => message(reply) === (isOn(body) ? off : on),
    serverInput: (body, reply) => input(id(body), reply === null ? !isOn(body) : message(reply) === on),
    settle: (context, body, reply) => () => {
      show(context, id(body), message(reply) === on);
      confirm?.(context, id(body), reply);
    },
  };
}
