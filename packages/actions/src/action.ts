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

/** Changes cached replies. Called again over replies that arrive late, so twice must equal once. */
export type Change = () => void;

/** Files of inputs, which local storage cannot hold. */
export interface FileKeeper {
  /** Keeps them; `join` puts the rest of the input into the queue. @throws where the device keeps no files */
  keep(input: unknown, key: string, join: (written: unknown) => void): Promise<void>;
  /** The input with its files again; null when one is lost. */
  find(written: unknown): Promise<unknown>;
}

/** One thing that a signed-in user does: a call with a body, named and stored by the id of its endpoint. */
export interface Action<E extends ActionEndpoint = ActionEndpoint> {
  /** The schema of its body also checks stored input. */
  readonly endpoint: E;
  /** What the schema leaves open and this action needs. */
  accepts?(input: Body<E>): boolean;
  /** Of inputs with the same key the newer replaces the older. Without a key each input counts. */
  key?(input: Body<E>): string;
  /** Endpoints whose cached replies show the action, by id. */
  readonly shownIn?: readonly string[];
  /** Shows the input at once; returns its undo. */
  apply?(context: ActionContext, input: Body<E>): Change;
  /** Whether the server did the opposite, as one that only toggles does. Resent once. */
  mustResend?(input: Body<E>, reply: Reply<E>): boolean;
  /** The input that the server's state equals; with null, before anything was sent. */
  serverInput?(input: Body<E>, reply: Reply<E> | null): Body<E>;
  /** Returns what the reply changes in the cache. */
  settle?(context: ActionContext, input: Body<E>, reply: Reply<E>): Change | Promise<Change>;
  /** A refusal that settles the action all the same returns its change; null: the action failed. */
  refused?(context: ActionContext, input: Body<E>, error: unknown): Change | null | Promise<Change | null>;
  /** Side effects of the final reply. */
  done?(context: ActionContext, input: Body<E>, reply: Reply<E>): void;
  /** Whether an action that waited for a login is still to be sent. */
  resume?(context: ActionContext, input: Body<E>, key: string): Promise<boolean>;
  readonly offline: 'queue' | 'fail';
  /** For input with files. It joins the queue only once the device is known to be offline. */
  readonly files?: FileKeeper;
  /** Always sent through the queue, in the order of its lane; a failed one stays there and holds up its lane. */
  lane?(input: Body<E>): string;
  /** Sent twice it changes nothing, so it goes without an idempotency key. */
  readonly isRepeatable?: true;
  readonly options?: Pick<CallOptions, 'keepalive' | 'timeout'>;
  /** Why the login opens for a visitor: the text of its dialog. */
  readonly loginReason?: () => string;
  /** The user reviews the input after the login and sends it again; the text of the login dialog. */
  readonly reviewed?: () => string;
}

/**
 * - `done`: the server has it
 * - `queued`: the device is offline, or the lane is busy; it is stored and sent later
 * - `gated`: it waits for a login in this tab, under the same idempotency key
 * - `replaced`: a newer input of the same key reports the outcome
 * - `undone`: nothing is left to send
 * - `failed`: what it showed is taken back
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
  /** Identifies the input, where the same one may look different the next time: by default, the input itself. */
  readonly content?: unknown;
  /** The user who began the action, when that was before the call. */
  readonly userId?: Id | null;
  readonly call?: Pick<CallOptions, 'signal' | 'onUploadProgress'>;
}

/** Keeps the exact types of one action. */
// @__NO_SIDE_EFFECTS__
export function defineAction<E extends ActionEndpoint>(action: Action<E>): Action<E> {
  return action;
}

/** The stored input, or null when it is not one of this action. */
export async function parseInput(action: Action, stored: unknown): Promise<unknown> {
  const { body } = await withSchemas(action.endpoint);
  const { data, success } = body.safeParse(stored);
  return success && (action.accepts?.(data) ?? true) ? data : null;
}
