import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { defaultBases, joinPath } from './services.ts';
import { wireMeta } from './wire.ts';

type Json = Readonly<Record<string, unknown>>;

/** Requests are printed as a caller may send them, replies in the canonical form our server sends. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata: wireMeta,
    unrepresentable: 'any',
    override: ({ jsonSchema: printed }) => {
      // Readers drop unknown keys; a server may add one.
      if (io === 'output') delete printed.additionalProperties;
      // A list reader puts undefined in place of an unreadable entry, which never leaves it.
      if (printed.default === undefined) delete printed.default;
    },
  });
  return rest;
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

function responses(endpoint: Endpoint): Json {
  const schema = jsonSchema(endpoint.response, 'output');
  const type = endpoint.stream ? 'text/event-stream' : 'application/json';
  return {
    ...(schema['type'] === 'null' ? {} : { 200: { description: 'Done', content: { [type]: { schema } } } }),
    ...(endpoint.empty ? { 204: { description: 'Nothing to answer' } } : {}),
    default: { $ref: '#/components/responses/Error' },
  };
}

function operation(endpoint: Endpoint): Json {
  const parameterList = [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.service],
    ...(parameterList.length > 0 ? { parameters: parameterList } : {}),
    ...requestBody(endpoint),
    responses: responses(endpoint),
    security: endpoint.auth === 'public' ? [] : [{ [endpoint.auth]: [] }],
    ...(endpoint.extension ? { 'x-extension': true } : {}),
  };
}

const errorBody = {
  type: 'object',
  required: ['status', 'message', 'code', 'request_id'],
  properties: {
    status: { const: 'error' },
    message: { type: 'string', description: 'Fit to show to a person' },
    code: { enum: errorCodes },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    request_id: { type: 'string' },
    email: { const: 'duplicate' },
  },
};

/** An OpenAPI 3.1 document of the endpoints, at the default bases. `x-extension` marks what only our server has. */
export function openApiDocument(endpoints: readonly Endpoint[], info: { title: string; version: string }): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = joinPath(defaultBases[endpoint.service], endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, staff: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorBody },
      responses: {
        Error: {
          description: 'Refused or failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  };
}
