import { brand } from '@maidan/brand/brand';
import { allEndpoints, allSchemas } from '@maidan/contract/core/all';
import { openApiDocument } from '@maidan/contract/core/openapi';
import { allPages } from '@maidan/contract/operations/pages';
import { exampleReplies } from '@maidan/contract/samples/all';
import { allLimits, limitOf } from '../../http/limits/rate-limit.ts';

/** The version of the API, which rises with the contract. */
const API_VERSION = '1.0.0';

let written: ReturnType<typeof openApiDocument> | undefined;

/**
 * The whole API in OpenAPI. It is generated for its first reader, because that takes longer than the rest of the
 * server's start.
 */
export function apiDocument(): ReturnType<typeof openApiDocument> {
  const info = { title: `${brand.name} API`, version: API_VERSION };
  written ??= openApiDocument(allEndpoints, allPages, {
    info,
    names: allSchemas,
    examples: exampleReplies,
    limitOf,
    limits: allLimits,
  });
  return written;
}
