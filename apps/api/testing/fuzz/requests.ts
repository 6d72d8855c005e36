import type { Endpoint } from '@maidan/contract/core/endpoint';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { pathOf } from '../../src/http/mount-routes.ts';
import { BOUNDARY, writeForm, type SentPart } from '../form-sender.ts';
import { almost, fitting, hostile, type JsonSchema, type KnownValues } from './values.ts';

/** One request as it is sent; `who` chooses the token. */
export interface FuzzedRequest {
  /** The id of the call or page; null if the address does not support this method. */
  readonly call: string | null;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  readonly who: 'user' | 'staff' | 'visitor' | 'bad token';
  readonly peer: string;
}

type Fields = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodMiniType | undefined): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

/** Objects for this schema: mostly valid, often almost valid, sometimes entirely wrong. */
function objects(schema: JsonSchema, known: KnownValues): fc.Arbitrary<Fields> {
  const names = Object.keys(schema.properties ?? {});
  const valid = fitting({ type: 'object', ...schema }, known) as fc.Arbitrary<Fields>;
  const odd = fc.record(Object.fromEntries(names.map((name) => [name, hostile])));
  return fc.oneof(
    { weight: 8, arbitrary: valid },
    { weight: 3, arbitrary: almost(valid, names) as fc.Arbitrary<Fields> },
    { weight: 1, arbitrary: odd },
  );
}

/** A query or a path contains only texts. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

function writePath(endpoint: Sendable, params: Fields, query: Fields): string {
  const path = pathOf(endpoint).replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(asText(params[name] ?? 'x').slice(0, 2000)),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.append(name, asText(value).slice(0, 2000));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** `answers[0][answer_text]`, and files where the schema has binary text. */
function partsOf(value: unknown, name = ''): SentPart[] {
  if (typeof value !== 'object' || value === null) {
    const file = name.endsWith('[file]') ? { fileName: 'a.csv', type: 'text/csv' } : {};
    return [{ name, body: asText(value), ...file }];
  }
  return Object.entries(value).flatMap(([key, entry]) => partsOf(entry, name === '' ? key : `${name}[${key}]`));
}

const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  '',
);
const broken = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"',
    '{"a":1,"a":2}',
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
    `"${'x'.repeat(70_000)}"`,
    '{"__proto__":{"a":1}}',
  ),
);

type Content = Pick<FuzzedRequest, 'headers' | 'body'>;

function contents(endpoint: Sendable, known: KnownValues): fc.Arbitrary<Content> {
  if (!endpoint.body) return fc.constant({ headers: {}, body: undefined });
  const bodies = objects(schemaOf(endpoint.body), known);
  const written: fc.Arbitrary<Content> = endpoint.multipart
    ? fc.tuple(bodies, fc.double({ min: 0, max: 1.2, noNaN: true })).map(([fields, share]) => {
        const form = writeForm(partsOf(fields));
        return {
          headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
          body: form.subarray(0, Math.ceil(form.length * share)),
        };
      })
    : bodies.map((fields) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }));
  const garbled = fc.tuple(types, broken).map(([type, body]) => ({ headers: { 'content-type': type }, body }));
  return fc.oneof({ weight: 9, arbitrary: written }, { weight: 1, arbitrary: garbled });
}

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'accept-encoding',
    'cookie',
    'if-none-match',
    'idempotency-key',
    'origin',
    'range',
    'x-forwarded-for',
    'x-xsrf-token',
  ),
  fc.oneof(
    fc.constantFrom('*', 'gzip', 'bytes=0-', 'key-12345678', '203.0.113.5', 'maidan_session=x'),
    fc.stringMatching(/^[\x21-\x7e]{0,80}$/),
  ),
  { maxKeys: 3 },
);

/** The ingredients of a request for a call or page. */
type Sendable = Pick<
  Endpoint,
  'id' | 'service' | 'method' | 'path' | 'auth' | 'params' | 'query' | 'body' | 'multipart'
>;

/** Requests for every call and page of the contract: valid, almost valid and hostile. */
export function fuzzedRequests(endpoints: readonly Sendable[], known: KnownValues): fc.Arbitrary<FuzzedRequest> {
  /** Several calls may share an address. */
  const callOf = (endpoint: Sendable, method: string): string | null => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    return endpoints.find((other) => other.method === wanted && pathOf(other) === pathOf(endpoint))?.id ?? null;
  };
  const ofOne = (endpoint: Sendable): fc.Arbitrary<FuzzedRequest> =>
    fc
      .record({
        params: objects(schemaOf(endpoint.params), known),
        query: objects(schemaOf(endpoint.query), known),
        content: contents(endpoint, known),
        odd: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
        method: fc.oneof(
          { weight: 30, arbitrary: fc.constant(endpoint.method) },
          { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST') },
        ),
        who: fc.oneof(
          { weight: 5, arbitrary: fc.constant(endpoint.auth === 'staff' ? ('staff' as const) : ('user' as const)) },
          { weight: 3, arbitrary: fc.constantFrom('user', 'visitor', 'bad token') },
        ),
        peer: fc.constantFrom('127.0.0.1', '203.0.113.9', '2001:db8::7'),
      })
      .map(({ params, query, content, odd, ...rest }) => ({
        ...rest,
        call: callOf(endpoint, rest.method),
        path: writePath(endpoint, params, query),
        headers: { ...odd, ...content.headers },
        body: rest.method === 'HEAD' || rest.method === 'GET' ? undefined : content.body,
      }));
  return fc.oneof(...endpoints.map(ofOne));
}
