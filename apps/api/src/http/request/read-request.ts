import type { Endpoint } from '@maidan/contract/core/endpoint';
import type { FieldErrors } from '@maidan/contract/core/errors';
import type * as z from 'zod/mini';
import type { Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { HttpEnv } from '../call.ts';
import { cleanText, cleanValue } from './clean-input.ts';
import { readJsonBody } from './read-body.ts';

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/**
 * The request's parts as the endpoint's schemas want them.
 * @throws ApiError 400 malformed, 404 for a path that names nothing possible, 413, 415, 422 with the fields
 */
export async function readRequest(endpoint: Endpoint, c: Context<HttpEnv>): Promise<Parts> {
  const parts: Parts = {};
  if (endpoint.params) parts.params = readParams(endpoint.params, c);
  if (endpoint.query) parts.query = parse(endpoint.query, readQuery(c));
  // Files are too large to be read into memory: such a call's handler reads its body itself.
  if (endpoint.body && !endpoint.multipart) parts.body = parse(endpoint.body, cleanValue(await readJsonBody(c)));
  return parts;
}

function readParams(schema: z.ZodMiniType, c: Context<HttpEnv>): unknown {
  const given = Object.fromEntries(Object.entries(c.req.param()).map(([name, value]) => [name, cleanText(value)]));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ApiError('not_found', 'There is nothing at this address.');
  return parsed.data;
}

function readQuery(c: Context<HttpEnv>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1) throw new ApiError('bad_request', `"${name.slice(0, 40)}" was given twice.`);
    query[name] = cleanText(values[0] ?? '');
  }
  return query;
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_fields', 'Please check what you entered.', { errors: fieldErrors(parsed.error) });
}

function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const issue of error.issues) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of unknownKeys) errors.set(key.slice(0, 60), ['is not a field of this call']);
    if (unknownKeys.length > 0) continue;
    const field = issue.path.join('.') || 'body';
    errors.set(field, [...(errors.get(field) ?? []), describe(issue)]);
  }
  return Object.fromEntries(errors);
}

/** Zod's own words name types and patterns; people get these. */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big')
    return `must be at most ${String(issue.maximum)}${issue.origin === 'string' ? ' characters' : ''}`;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'must not be empty';
  if (issue.code === 'too_small') return `must be at least ${String(issue.minimum)}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  return 'is not valid';
}
