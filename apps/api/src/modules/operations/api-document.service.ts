import { brand } from '@maidan/brand/brand';
import { allEndpoints, allSchemas } from '@maidan/contract/core/all';
import { openApiDocument } from '@maidan/contract/core/openapi';
import { exampleReplies } from '@maidan/contract/samples/all';

/** The version of the calls, which rises with the contract. */
const API_VERSION = '1.0.0';

/** The whole API in OpenAPI. */
export function apiDocument(): ReturnType<typeof openApiDocument> {
  const info = { title: `${brand.name} API`, version: API_VERSION };
  return openApiDocument(allEndpoints, { info, names: allSchemas, examples: exampleReplies });
}
