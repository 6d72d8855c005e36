/** `pnpm --filter @maidan/api openapi`: prints the description of the API, as the server answers it. */
import { apiDocument } from '../modules/operations/operations.routes.ts';

console.log(JSON.stringify(apiDocument(), null, 2));
