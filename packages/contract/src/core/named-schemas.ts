import type * as z from 'zod/mini';

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** `leagueFixture` becomes `LeagueFixture`. */
const typeName = (exported: string): string => exported.charAt(0).toUpperCase() + exported.slice(1);

/**
 * The schemas among the exports of resources, by the name of their type.
 * @throws if two resources export the same name
 */
export function namedSchemas(
  resources: readonly Readonly<Record<string, unknown>>[],
): ReadonlyMap<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>();
  for (const [exported, value] of resources.flatMap((resource) => Object.entries(resource))) {
    if (!isSchema(value) || names.has(value)) continue;
    const name = typeName(exported);
    if ([...names.values()].includes(name)) throw new Error(`two resources export ${exported}`);
    names.set(value, name);
  }
  return names;
}
