import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';

/** Names of fields that show a secret, a link that admits its holder, a whole number, or an export. */
const SECRET_FIELD =
  /^(?:address|challenge|codes?|csv|link|notes|path|phone|secret|ticket|token|url)$|_(?:codes?|link|token)$/;

/** Their addresses are those of public files and pages. */
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

/** Of the staff, and stored with a key: every write, and the exports, which are written to the log. */
const isKept = ({ auth, method }: Endpoint, fields: readonly string[]) =>
  auth === 'staff' && (method !== 'GET' || fields.includes('csv'));

test('a reply of the desk that could hold a secret is not stored', () => {
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
