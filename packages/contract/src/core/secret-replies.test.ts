import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';

/** Names of fields that hold a secret, a link that admits its holder, a full phone number, or an export. */
const SECRET_FIELD =
  /^(?:address|challenge|codes?|csv|link|notes|path|phone|secret|ticket|token|url)$|_(?:codes?|link|token)$/;

/** Calls in which these are addresses of public files and pages. */
const ofPublicAddresses: ReadonlySet<string> = new Set(['storeMedia', 'uploadedFile', 'saveAd', 'saveStory']);

/** The names of all fields of a schema, however deep. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const names: string[] = [];
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void names.push(...Object.keys(jsonSchema.properties ?? {})),
  });
  return names;
}

/** Staff calls whose replies are stored with a key unless flagged: every write, and the exports, which are logged. */
const isKept = ({ auth, method }: Endpoint, fields: readonly string[]) =>
  auth === 'staff' && (method !== 'GET' || fields.includes('csv'));

test('no reply of the desk that could hold a secret is stored', () => {
  const withSecrets = allEndpoints.filter((endpoint) => {
    const fields = fieldsOf(endpoint.response);
    return (
      isKept(endpoint, fields) && !ofPublicAddresses.has(endpoint.id) && fields.some((name) => SECRET_FIELD.test(name))
    );
  });
  const flagged = allEndpoints.filter(({ secret }) => secret);
  expect(flagged.map(({ id }) => id)).toEqual(withSecrets.map(({ id }) => id));
  expect(flagged.length).toBeGreaterThan(15);
});
