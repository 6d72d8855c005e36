import { apiDocument } from '../../modules/operations/api-document.service.ts';
import { defineCommand, none } from '../command.ts';

export const openapi = defineCommand({
  name: 'openapi',
  summary: 'prints the OpenAPI document of the API',
  args: none,
  options: none,
  access: 'none',
  run: async () => JSON.stringify(apiDocument(), null, 2),
});
