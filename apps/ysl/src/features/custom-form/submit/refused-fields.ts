import type { FormField } from '@maidan/contract/league/custom-forms';
import type { FieldErrors } from '@maidan/contract/core/errors';

export interface RefusedField {
  readonly field: FormField;
  readonly words: string;
}

/**
 * The fields that the server refused, in the order of the form. It names them by their place in the request,
 * `answers[2][file]` or `answers.2.file`, or by their id.
 */
export function refusedFields(fields: readonly FormField[], errors: FieldErrors): RefusedField[] {
  const asking = fields.filter(({ type }) => type !== 'image');
  const told = new Map<FormField, string>();
  for (const [name, [words]] of Object.entries(errors)) {
    const place = /^answers[.[](\d+)/.exec(name)?.[1];
    const field = place === undefined ? asking.find(({ id }) => String(id) === name) : asking[Number(place)];
    if (field && words !== undefined && !told.has(field)) told.set(field, words);
  }
  return asking.flatMap((field) => {
    const words = told.get(field);
    return words === undefined ? [] : [{ field, words }];
  });
}
