import { brand } from '@maidan/brand/brand';
import { allEndpoints } from '@maidan/contract/core/all';
import { openApiDocument } from '@maidan/contract/core/openapi';

/** The version of the calls, which rises with the contract. */
const API_VERSION = '1.0.0';

/** The whole API in OpenAPI. */
export function apiDocument(): ReturnType<typeof openApiDocument> {
  return openApiDocument(allEndpoints, { title: `${brand.name} API`, version: API_VERSION });
}
