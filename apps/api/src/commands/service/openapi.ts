import { apiDocument } from '../../modules/operations/api-document.service.ts';
import { defineCommand, none } from '../command.ts';

export const openapi = defineCommand({
  name: 'openapi',
  summary: 'prints the OpenAPI document of the API',
  args: none,
  options: none,
  access: 'none',
  run: async () => {
    const facts = apiDocument();
    return { text: JSON.stringify(facts, null, 2), facts };
  },
});
