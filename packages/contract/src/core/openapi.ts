import * as z from 'zod/mini';
import type { ApiPage } from '../operations/pages.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { defaultBases, joinPath } from './services.ts';
import { wireMeta } from './wire.ts';

type Json = Readonly<Record<string, unknown>>;

/** Schemas that replies share, by name; printed once, among the components. */
type Names = ReadonlyMap<z.ZodMiniType, string>;

const ERROR_NAME = 'Error';

/** Requests are printed as a caller may send them, replies in the canonical form our server sends. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output', names: Names = new Map()): Json {
  const metadata = z.registry<{ id?: string }>();
  for (const [named, id] of names) metadata.add(named, { id });
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: printed }) {
      Object.assign(printed, wireMeta.get(zodSchema as unknown as z.ZodMiniType));
      // Readers drop unknown keys; a server may add one.
      if (io === 'output') delete printed.additionalProperties;
      // A list reader turns an unreadable entry into undefined, which is then removed.
      if (printed.default === undefined) delete printed.default;
    },
  });
  return rest;
}

/** The schema of a reply; shared schemas go into `components`. */
function replySchema(schema: z.ZodMiniType, names: Names, components: Record<string, Json>): Json {
  const printed = jsonSchema(schema, 'output', names);
  const text = JSON.stringify(printed).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, ...own } = JSON.parse(text) as Json & { readonly $defs?: Readonly<Record<string, Json>> };
  for (const [name, { id: _id, ...shared }] of Object.entries($defs)) components[name] = shared;
  return own;
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, printed]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: printed,
  }));
}

function requestBody(endpoint: Endpoint): Json {
  if (!endpoint.body) return {};
  const type = endpoint.multipart ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema: jsonSchema(endpoint.body, 'input') } } } };
}

/** The errors of an operation by status; a server error is the `default`. */
const refusals: Readonly<Record<string, { description: string; of: (endpoint: Endpoint) => unknown }>> = {
  400: { description: 'Malformed request', of: () => true },
  401: { description: 'Needs a login', of: ({ auth, ownCredential }) => auth !== 'public' || ownCredential },
  403: { description: 'Not allowed', of: ({ auth, method }) => auth !== 'public' || method !== 'GET' },
  404: { description: 'Does not exist', of: ({ params, body, extension }) => params ?? body ?? extension },
  408: { description: 'Took too long to arrive', of: ({ body }) => body },
  409: { description: 'Conflicts with the stored state', of: ({ method }) => method !== 'GET' },
  413: { description: 'Too large', of: ({ body }) => body },
  415: { description: 'Unsupported content type', of: ({ body }) => body },
  422: {
    description: 'Some fields are invalid; `errors` names them',
    of: ({ params, query, body }) => params ?? query ?? body,
  },
  429: { description: 'Too many requests; `Retry-After` gives the seconds to wait', of: () => true },
};

function responses(endpoint: Endpoint, { names, examples, schemas }: Printed): Json {
  const schema = replySchema(endpoint.response, names, schemas);
  const type = endpoint.stream ? 'text/event-stream' : 'application/json';
  const example = examples.get(endpoint);
  const content = { [type]: { schema, ...(example === undefined || example === null ? {} : { example }) } };
  const refused = Object.entries(refusals).filter(([, { of }]) => Boolean(of(endpoint)));
  return {
    ...(schema['type'] === 'null' ? {} : { 200: { description: 'Done', content } }),
    ...(endpoint.empty ? { 204: { description: 'Done, without content' } } : {}),
    ...Object.fromEntries(refused.map(([status]) => [status, errorRef(status)])),
    default: errorRef(),
  };
}

const errorRef = (status: number | string = ''): Json => ({ $ref: `#/components/responses/${ERROR_NAME}${status}` });

/** The errors of a page, besides a missing login. */
const PAGE_REFUSALS = [400, 404, 429];

function pageResponses({ type, also = {}, auth }: ApiPage): Json {
  const refused = auth === 'public' ? PAGE_REFUSALS : [...PAGE_REFUSALS, 401, 403];
  return {
    ...(type === undefined ? {} : { 200: { description: 'The content', content: { [type]: {} } } }),
    ...Object.fromEntries(Object.entries(also).map(([status, description]) => [status, { description }])),
    ...Object.fromEntries(refused.map((status) => [status, errorRef(status)])),
    default: errorRef(),
  };
}

/** Alternative kinds of token, any of which is accepted. */
function tokensOf(auth: Endpoint['auth']): readonly string[] {
  if (auth === 'either') return ['bearer', 'staff'];
  return auth === 'public' ? [] : [auth];
}

/** The properties that calls and pages share. */
function operation(served: Endpoint | ApiPage, limit: Limit, more: Json): Json {
  const parameterList = [...parameters(served.params, 'path'), ...parameters(served.query, 'query')];
  return {
    operationId: served.id,
    summary: served.summary,
    tags: [served.service],
    ...(parameterList.length > 0 ? { parameters: parameterList } : {}),
    ...more,
    security: tokensOf(served.auth).map((token) => ({ [token]: [] })),
    'x-rate-limit': limit,
  };
}

const callOperation = (endpoint: Endpoint, printed: Printed): Json =>
  operation(endpoint, printed.limitOf(endpoint), {
    ...requestBody(endpoint),
    responses: responses(endpoint, printed),
    ...(endpoint.extension ? { 'x-extension': true } : {}),
    ...(endpoint.roles ? { 'x-roles': endpoint.roles } : {}),
  });

const pageOperation = (page: ApiPage): Json =>
  operation(page, { per: 'address', name: page.limit }, { responses: pageResponses(page), 'x-extension': true });

const errorBody = {
  type: 'object',
  required: ['status', 'message', 'code', 'request_id'],
  properties: {
    status: { const: 'error' },
    message: { type: 'string', description: 'Can be shown to users' },
    code: { enum: errorCodes },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    request_id: { type: 'string' },
    email: { const: 'duplicate' },
  },
};

const errorResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${ERROR_NAME}` } } },
});

/** Which of the document's `x-rate-limits` applies to a call or page. */
export interface Limit {
  readonly per: 'address' | 'person';
  readonly name: string;
}

interface Described {
  readonly names: Names;
  /** Canonical replies, if there are any. */
  readonly examples: ReadonlyMap<Endpoint, unknown>;
  readonly limitOf: (endpoint: Endpoint) => Limit;
}

interface Printed extends Described {
  /** Filled as replies are printed. */
  readonly schemas: Record<string, Json>;
}

interface ApiInfo extends Described {
  readonly info: { readonly title: string; readonly version: string };
  /** By whether they count per address or per person, then by name. */
  readonly limits: Readonly<Record<Limit['per'], Json>>;
}

/**
 * An OpenAPI 3.1 document of calls and pages, at the default bases. `x-extension` marks extensions, `x-roles` lists the
 * staff roles that may call, and `x-rate-limit` names the limit of each.
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  pages: readonly ApiPage[],
  { info, limits, ...described }: ApiInfo,
) {
  const printed: Printed = { ...described, schemas: { [ERROR_NAME]: errorBody } };
  const paths: Record<string, Record<string, Json>> = {};
  const add = ({ service, path, method }: Endpoint | ApiPage, printedOperation: Json): void => {
    const address = joinPath(defaultBases[service], path);
    paths[address] = { ...paths[address], [method.toLowerCase()]: printedOperation };
  };
  for (const endpoint of endpoints) add(endpoint, callOperation(endpoint, printed));
  for (const page of pages) add(page, pageOperation(page));
  const refused = Object.entries(refusals).map(([status, { description }]) => [
    `${ERROR_NAME}${status}`,
    errorResponse(description),
  ]);
  return {
    openapi: '3.1.0',
    info,
    paths,
    'x-rate-limits': limits,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, staff: { type: 'http', scheme: 'bearer' } },
      schemas: printed.schemas,
      responses: { [ERROR_NAME]: errorResponse('Failed on the server'), ...Object.fromEntries(refused) },
    },
  };
}
