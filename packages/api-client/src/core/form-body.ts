function* entries(name: string, value: unknown): Generator<readonly [string, string | Blob]> {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) yield [name, value];
  else if (typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) yield* entries(`${name}[${key}]`, part);
  } else yield [name, String(value)];
}

/** A body as multipart, with nested names in brackets: `answers[0][answer_text]`. */
export function formBody(body: unknown): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    for (const [name, part] of entries(key, value)) form.append(name, part);
  }
  return form;
}
