import type * as z from 'zod/mini';
import type { Service } from './services.ts';
import type { StaffRole } from '../desk/access/staff-roles.ts';

type Schema = z.ZodMiniType;

/** One call of the API as data: the client calls it, the server mounts it, OpenAPI is printed from it. */
export interface Endpoint {
  /** Unique, and the name under which the call is exported; the first part of every query key. */
  readonly id: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Relative to the service's base, with `{name}` placeholders: `tag_posts/{tag}`. */
  readonly path: string;
  /**
   * `bearer` needs a reader's token, `staff` one of the desk; neither is good for the other. `either` serves both, each
   * with what is their own.
   */
  readonly auth: 'public' | 'bearer' | 'staff' | 'either';
  /** What admits the caller is in the body or a cookie instead of a header, and refused with 401 like a login. */
  readonly ownCredential?: true;
  /** Who of the staff may call it; everyone of them where it is absent. */
  readonly roles?: readonly StaffRole[];
  /** Needs a passkey that was used in the last minutes; otherwise it is a 403 of code `proof_needed`. */
  readonly fresh?: true;
  /**
   * The reply shows what is shown once, or uncovers what is covered: it is not stored for an Idempotency-Key, and a repeat
   * with the key is a 409.
   */
  readonly secret?: true;
  /** A POST that changes nothing but the log: it needs no Idempotency-Key. */
  readonly reads?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Bytes of its JSON, where the usual 64 KB are too few. */
  readonly bodyMax?: number;
  /** The body travels as multipart/form-data, nested names in brackets: `answers[0][answer_text]`. */
  readonly multipart?: true;
  readonly response: Schema;
  /** A null reply is sent as 204 without a body, and such a reply is read as null. */
  readonly empty?: 204;
  /** The cookie whose value goes into the XSRF header, if not the usual one. */
  readonly xsrfCookie?: string;
  /**
   * The specification does not show the reply: every 2xx is a success whatever its body, even none. The response
   * schema then reads anything.
   */
  readonly anyBody?: true;
  /** Answered by server-sent events without end; the response schema is that of one event's data. */
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

/** What a caller hands over: `params`, `query` and `body`, each only where the endpoint has one. */
export type Input<E extends Endpoint> = Flat<
  (E extends { readonly params: infer S extends Schema } ? Part<'params', z.input<S>> : unknown) &
    (E extends { readonly query: infer S extends Schema } ? Part<'query', z.input<S>> : unknown) &
    (E extends { readonly body: infer S extends Schema } ? Part<'body', z.input<S>> : unknown)
>;

/** The body alone of what a caller hands over. */
export type Body<E extends { readonly body: Schema }> = z.input<E['body']>;

/** What the server's handler gets: the same parts after parsing, defaults filled in, ids canonical. */
export type Parsed<E extends Endpoint> = Flat<
  (E extends { readonly params: infer S extends Schema } ? { readonly params: z.output<S> } : unknown) &
    (E extends { readonly query: infer S extends Schema } ? { readonly query: z.output<S> } : unknown) &
    (E extends { readonly body: infer S extends Schema } ? { readonly body: z.output<S> } : unknown)
>;

/** The canonical reply: what the server sends and what a caller gets. */
export type Reply<E extends Endpoint> = z.output<E['response']>;
