import type * as z from 'zod/mini';
import type { Endpoint, Reply } from './endpoint.ts';
import { wireMeta } from './wire.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
type Fields = Readonly<Record<string, unknown>>;

/** The schema of the canonical form: the output of a reader, unwrapped. */
function canonicalDef(schema: Schema): Def {
  const { def } = schema as Schema & { readonly def: Def };
  if (def.type === 'pipe') return canonicalDef(def.out);
  if (def.type === 'nullable' || def.type === 'catch') return canonicalDef(def.innerType);
  return def;
}

function specOnlyFields(shape: z.core.$ZodShape, value: Fields): Fields {
  const entries = Object.entries(shape).filter(([, field]) => !wireMeta.get(field as z.ZodMiniType)?.['x-extension']);
  return Object.fromEntries(entries.map(([name, field]) => [name, specOnlyValue(field, value[name])]));
}

function specOnlyValue(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (wireMeta.get(schema as z.ZodMiniType)?.['x-wire']) return String(value);
  const def = canonicalDef(schema);
  if (def.type === 'object') return specOnlyFields(def.shape, value as Fields);
  if (def.type === 'array') return (value as unknown[]).map((entry) => specOnlyValue(def.element, entry));
  if (def.type === 'record') {
    const entries = Object.entries(value as Fields);
    return Object.fromEntries(entries.map(([name, entry]) => [name, specOnlyValue(def.valueType, entry)]));
  }
  return value;
}

/**
 * The canonical reply as a spec-only server sends it: without extensions, ids and flags as strings, absent fields as
 * null. The endpoint's reader turns it back into the same canonical values, without the extensions.
 */
export function toSpecOnly<E extends Endpoint>(endpoint: E, reply: Reply<E>): unknown {
  return specOnlyValue(endpoint.response, reply);
}
