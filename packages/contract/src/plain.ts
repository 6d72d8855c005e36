import type * as z from 'zod/mini';
import type { Endpoint, Reply } from './endpoint.ts';
import { wireMeta } from './wire.ts';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** The schema that describes the canonical form: what stands at the end of a reader. */
function canonicalSchema(schema: Schema): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  if (def.type === 'pipe') return canonicalSchema(def.out);
  if (def.type === 'nullable' || def.type === 'catch') return canonicalSchema(def.innerType);
  return known;
}

function plainFields(shape: z.core.$ZodShape, value: Fields): Fields {
  const entries = Object.entries(shape).filter(([, field]) => !wireMeta.get(field as z.ZodMiniType)?.['x-ours']);
  return Object.fromEntries(entries.map(([name, field]) => [name, plainValue(field, value[name])]));
}

function plainValue(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (wireMeta.get(schema as z.ZodMiniType)?.['x-wire']) return String(value);
  const { def } = canonicalSchema(schema)._zod;
  if (def.type === 'object') return plainFields(def.shape, value as Fields);
  if (def.type === 'array') return (value as unknown[]).map((entry) => plainValue(def.element, entry));
  if (def.type === 'record') {
    const entries = Object.entries(value as Fields);
    return Object.fromEntries(entries.map(([name, entry]) => [name, plainValue(def.valueType, entry)]));
  }
  return value;
}

/**
 * A canonical reply as a server sends it that has only the specification's fields (contract.md, plain mode): our
 * additions left out, ids and flags as strings, absent fields as null. The endpoint's reader makes the same canonical
 * values of it, our additions missing.
 */
export function toPlain<E extends Endpoint>(endpoint: E, reply: Reply<E>): unknown {
  return plainValue(endpoint.response, reply);
}
