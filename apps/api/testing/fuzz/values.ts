import * as fc from 'fast-check';

/** The subset of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that exist in the database, so that a request reaches the handler and its statements. */
export type KnownValues = readonly (string | number)[];

/** Values that match the schema. */
export function fitting(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.anyOf) {
    // The contract has one such schema: an id, as a number or a slug.
    const others = fc.oneof(...schema.anyOf.map((one) => fitting(one, known)));
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: others });
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === 'object') return fittingObject(schema, known);
  if (schema.type === 'array') {
    const [minLength, maxLength] = [schema.minItems ?? 0, Math.min(schema.maxItems ?? 5, 5)];
    return fc.array(fitting(schema.items ?? {}, known), { minLength, maxLength });
  }
  return scalars[schema.type ?? '']?.(schema) ?? fc.jsonValue();
}

const scalars: Readonly<Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>>> = {
  boolean: () => fc.boolean(),
  integer: ({ minimum = -(2 ** 31), maximum = 2 ** 31 }) =>
    fc.oneof(
      fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) }),
      fc.maxSafeNat().map((one) => Math.min(maximum, Math.max(minimum, one))),
    ),
  number: ({ minimum = -1e9, maximum = 1e9 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  string: ({ minLength = 0, maxLength = 200 }) => {
    const usual = [
      '9876500001',
      '+91 98765 00002',
      '123456',
      'asha@example.com',
      'cricket',
      '/avatars/avatar-1.svg',
      'Asha',
      'क्रिकेट',
    ];
    const lengths = { minLength, maxLength: Math.min(maxLength, 300) };
    return fc.oneof(
      fc.constantFrom(...usual).filter((text) => text.length <= maxLength),
      fc.string({ unit: 'grapheme', ...lengths }),
      fc.string(lengths),
      fc.constant('x'.repeat(maxLength)),
    );
  },
};

function fittingObject({ properties = {}, required = [] }: JsonSchema, known: KnownValues): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fitting(one, known)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Texts that have broken programs. */
const texts = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202Etxt',
  "' or 1=1 --",
  '%',
  '_%_',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '１２３',
  '9'.repeat(400),
  'x'.repeat(5001),
  '\u0301'.repeat(1000),
  '{"$gt":""}',
  '__proto__',
);

/** Values that no schema expects here. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(null, true, -1, 0, 0.5, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[[[[[[[[[]]]]]]]]]]),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Objects in which one field is missing, unknown or of another type. */
export const almost = (objects: fc.Arbitrary<object>, names: readonly string[]): fc.Arbitrary<object> =>
  fc
    .tuple(objects, fc.constantFrom(...names, 'user_id', 'role', 'constructor', 'id'), fc.option(hostile))
    .map(([object, name, value]) => {
      const { [name]: _, ...rest } = object as Record<string, unknown>;
      return value === null ? rest : { ...rest, [name]: value };
    });
