import type * as z from 'zod/mini';
import type { Service } from './services.ts';
import type { StaffRole } from '../desk/access/staff-roles.ts';

type Schema = z.ZodMiniType;

/** One call of the API as data: the client calls it, the server mounts it, and OpenAPI is generated from it. */
export interface Endpoint {
  /** Unique; also the name of the export and the first part of every query key. */
  readonly id: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Relative to the service's base, with `{name}` placeholders: `tag_posts/{tag}`. */
  readonly path: string;
  /**
   * `bearer` needs a reader's token, `staff` one of the desk; neither works for the other. `either` accepts both, and each
   * sees only their own data.
   */
  readonly auth: 'public' | 'bearer' | 'staff' | 'either';
  /** The credential is in the body or a cookie instead of a header; like a login, its refusal is a 401. */
  readonly ownCredential?: true;
  /** The staff roles that may call it; all roles if absent. */
  readonly roles?: readonly StaffRole[];
  /** Needs a passkey used within the last few minutes, or else answers 403 `proof_needed`. */
  readonly fresh?: true;
  /**
   * The reply contains a one-time secret or uncovered details: it is not stored for an Idempotency-Key, and a repeat
   * with the key is a 409.
   */
  readonly secret?: true;
  /** A POST that writes only to the log: it needs no Idempotency-Key. */
  readonly reads?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The limit of its JSON in bytes, if the usual 64 KB are not enough. */
  readonly bodyMax?: number;
  /** The body is sent as multipart/form-data, with nested names in brackets: `answers[0][answer_text]`. */
  readonly multipart?: true;
  readonly response: Schema;
  /** A null reply is sent as 204 without a body, which clients read as null. */
  readonly empty?: 204;
  /** The cookie whose value goes into the XSRF header, if not the usual one. */
  readonly xsrfCookie?: string;
  /**
   * The specification does not show the reply: every 2xx is a success, whatever its body. The response schema then
   * accepts anything.
   */
  readonly anyBody?: true;
  /** The reply is an endless stream of server-sent events; the response schema describes the data of one event. */
  readonly stream?: true;
  /** Absent from other servers, 404 in spec-only mode. */
  readonly extension?: true;
}

/** Keeps the exact types of one endpoint. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { readonly [K in Key]?: Value } : { readonly [K in Key]: Value };

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The arguments of a call: `params`, `query` and `body`, each only if the endpoint has one. */
export type Input<E extends Endpoint> = Flat<
  (E extends { readonly params: infer S extends Schema } ? Part<'params', z.input<S>> : unknown) &
    (E extends { readonly query: infer S extends Schema } ? Part<'query', z.input<S>> : unknown) &
    (E extends { readonly body: infer S extends Schema } ? Part<'body', z.input<S>> : unknown)
>;

/** The body of a call's arguments. */
export type Body<E extends { readonly body: Schema }> = z.input<E['body']>;

/** What the server's handler gets: the same parts after parsing, with defaults and canonical ids. */
export type Parsed<E extends Endpoint> = Flat<
  (E extends { readonly params: infer S extends Schema } ? { readonly params: z.output<S> } : unknown) &
    (E extends { readonly query: infer S extends Schema } ? { readonly query: z.output<S> } : unknown) &
    (E extends { readonly body: infer S extends Schema } ? { readonly body: z.output<S> } : unknown)
>;

/** The canonical reply: what the server sends and what a caller gets. */
export type Reply<E extends Endpoint> = z.output<E['response']>;
