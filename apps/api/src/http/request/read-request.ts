import type { Endpoint } from '@maidan/contract/core/endpoint';
import { PILED_MARKS } from '@maidan/contract/core/request';
import { t } from '@maidan/i18n/text';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { HttpEnv } from '../call.ts';
import { errors, type Said } from '../errors/errors.ts';
import { cleanText, cleanValue } from './clean-input.ts';
import { readJsonBody } from './read-body.ts';

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/**
 * Reads and parses a request by the endpoint's schemas.
 * @throws ApiError 400 malformed, 404 for an impossible path, 413, 415, 422 with the fields
 */
export async function readRequest(endpoint: Endpoint, c: Context<HttpEnv>): Promise<Parts> {
  const parts: Parts = {};
  if (endpoint.params) parts.params = readParams(endpoint.params, c);
  if (endpoint.query) parts.query = parse(endpoint.query, readQuery(c));
  // Files are too large for memory: the handler of such a call reads the body itself.
  if (endpoint.body && !endpoint.multipart)
    parts.body = parse(endpoint.body, cleanValue(await readJsonBody(c, endpoint.bodyMax)));
  return parts;
}

function readParams(schema: z.ZodMiniType, c: Context<HttpEnv>): unknown {
  const received = Object.fromEntries(Object.entries(c.req.param()).map(([name, value]) => [name, cleanText(value)]));
  const parsed = schema.safeParse(received);
  if (!parsed.success) throw errors.notFound();
  return parsed.data;
}

function readQuery(c: Context<HttpEnv>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1) throw errors.badRequest(`Duplicate parameter "${name.slice(0, 40)}".`);
    query[name] = cleanText(values[0] ?? '');
  }
  return query;
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw errors.invalidFields(fieldErrors(parsed.error));
}

function fieldErrors(error: z.core.$ZodError): Record<string, Said[]> {
  const fields = new Map<string, Said[]>();
  for (const issue of error.issues) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of unknownKeys) fields.set(key.slice(0, 60), [() => t('errors.unknownField')]);
    if (unknownKeys.length > 0) continue;
    const field = issue.path.join('.') || 'body';
    fields.set(field, [...(fields.get(field) ?? []), describe(issue)]);
  }
  return Object.fromEntries(fields);
}

/** Zod's own messages name types and patterns; people get these instead. */
function describe(issue: z.core.$ZodIssue): Said {
  if (issue.code === 'too_big') {
    const most = String(issue.maximum);
    return issue.origin === 'string'
      ? () => t('errors.atMostCharacters', { most })
      : () => t('errors.atMost', { most });
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return () => t('errors.notEmpty');
  if (issue.code === 'too_small') return () => t('errors.atLeast', { least: String(issue.minimum) });
  if (issue.message === PILED_MARKS) return () => t('errors.piledMarks');
  if (issue.code === 'invalid_type' && issue.input === undefined) return () => t('errors.missing');
  return () => t('errors.invalid');
}
