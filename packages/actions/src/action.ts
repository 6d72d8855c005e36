import type { Api, CallOptions } from '@maidan/api-client/core/create-api';
import { withSchemas } from '@maidan/api-client/core/endpoint-schemas';
import type { Body, Endpoint, Reply } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import type { QueryClient } from '@tanstack/react-query';

export interface ActionContext {
  readonly api: Api;
  readonly client: QueryClient;
}

export type ActionEndpoint = Endpoint & Required<Pick<Endpoint, 'body'>>;

/** Changes cached replies. Runs again over late replies, so it must be idempotent. */
export type Change = () => void;

/** Files of inputs, which local storage cannot hold. */
export interface FileKeeper {
  /** Stores them; `join` puts the rest of the input into the queue. @throws if the device cannot store files */
  keep(input: unknown, key: string, join: (written: unknown) => void): Promise<void>;
  /** The input with its files restored; null if one is lost. */
  find(written: unknown): Promise<unknown>;
}

/** An action of a logged-in user: a call with a body, named and stored under the id of its endpoint. */
export interface Action<E extends ActionEndpoint = ActionEndpoint> {
  /** The schema of its body also checks stored input. */
  readonly endpoint: E;
  /** Conditions of this action beyond the schema. */
  accepts?(input: Body<E>): boolean;
  /** A newer input replaces an older one with the same key. Without a key, each input is separate. */
  key?(input: Body<E>): string;
  /** Endpoints whose cached replies show the action, by id. */
  readonly shownIn?: readonly string[];
  /** Shows the input at once; returns a function that undoes it. */
  apply?(context: ActionContext, input: Body<E>): Change;
  /** Whether the server did the opposite, as one that only toggles may. The input is then sent once more. */
  mustResend?(input: Body<E>, reply: Reply<E>): boolean;
  /** The input that matches the server's state; with null, the state before anything was sent. */
  serverInput?(input: Body<E>, reply: Reply<E> | null): Body<E>;
  /** Returns the reply's changes to the cache. */
  settle?(context: ActionContext, input: Body<E>, reply: Reply<E>): Change | Promise<Change>;
  /** Returns the change of a refusal that still settles the action, or null if the action failed. */
  refused?(context: ActionContext, input: Body<E>, error: unknown): Change | null | Promise<Change | null>;
  /** Side effects of the final reply. */
  done?(context: ActionContext, input: Body<E>, reply: Reply<E>): void;
  /** Whether an action that waited for a login should still be sent. */
  resume?(context: ActionContext, input: Body<E>, key: string): Promise<boolean>;
  readonly offline: 'queue' | 'fail';
  /** For input with files. It is queued only once the device is known to be offline. */
  readonly files?: FileKeeper;
  /** Always sent through the queue, in the order of its lane; a failed action stays there and blocks its lane. */
  lane?(input: Body<E>): string;
  /** Sending it twice changes nothing, so it has no idempotency key. */
  readonly isRepeatable?: true;
  readonly options?: Pick<CallOptions, 'keepalive' | 'timeout'>;
  /** The text of the login dialog for a visitor. */
  readonly loginReason?: () => string;
  /** The text of the login dialog if the user reviews the input after the login and sends it again. */
  readonly reviewed?: () => string;
}

/**
 * - `done`: the server has it
 * - `queued`: the device is offline, or the lane is busy; it is stored and sent later
 * - `gated`: it waits for a login in this tab, under the same idempotency key
 * - `replaced`: a newer input of the same key reports the outcome
 * - `undone`: nothing is left to send
 * - `failed`: its changes on screen are undone
 */
export type ActionOutcome<E extends ActionEndpoint = ActionEndpoint> = {
  readonly input: Body<E>;
  readonly key: string;
} & (
  | { readonly status: 'done'; readonly reply: Reply<E> | null }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'queued' | 'gated' | 'replaced' | 'undone' }
);

export interface DispatchOptions {
  readonly key?: string;
  /** Identifies the input if the same one may look different next time; by default, the input itself. */
  readonly content?: unknown;
  /** The user who began the action, if that was before this call. */
  readonly userId?: Id | null;
  readonly call?: Pick<CallOptions, 'signal' | 'onUploadProgress'>;
}

/** Keeps the exact types of one action. */
// @__NO_SIDE_EFFECTS__
export function defineAction<E extends ActionEndpoint>(action: Action<E>): Action<E> {
  return action;
}

/** The stored input, or null if it does not belong to this action. */
export async function parseInput(action: Action, stored: unknown): Promise<unknown> {
  const { body } = await withSchemas(action.endpoint);
  const { data, success } = body.safeParse(stored);
  return success && (action.accepts?.(data) ?? true) ? data : null;
}
