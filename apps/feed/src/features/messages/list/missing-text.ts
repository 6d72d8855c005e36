const names = [
  ['name', 'a subject'],
  ['location', 'a location'],
  ['message', 'a message'],
] as const;

/** Why a conversation cannot be started yet; undefined when all three are there. */
export function missingText(body: Readonly<Record<'name' | 'location' | 'message', string>>): string | undefined {
  const missing = names.flatMap(([field, text]) => (body[field] === '' ? [text] : []));
  if (missing.length === 0) return undefined;
  const last = missing.pop();
  return `Enter ${missing.length === 0 ? last : `${missing.join(', ')} and ${last}`} first.`;
}
