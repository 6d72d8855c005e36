import type { FieldErrors } from '@maidan/contract/core/errors';
import type { CheckedField } from '@maidan/contract/rules/custom-form-rules';

/** A field with the error to show for its answer. */
export interface RefusedField {
  readonly field: CheckedField;
  readonly message: string;
}

/**
 * The fields that the server refused, in the order of the form. The server names a field by its index in the request,
 * `answers[2][file]` or `answers.2.file`, or by its id.
 * @param sent the fields whose answers were in the request
 */
export function refusedFields(sent: readonly CheckedField[], errors: FieldErrors): RefusedField[] {
  const messages = new Map<CheckedField, string>();
  for (const [name, [message]] of Object.entries(errors)) {
    const place = /^answers[.[](\d+)/.exec(name)?.[1];
    const field = place === undefined ? sent.find(({ id }) => String(id) === name) : sent[Number(place)];
    if (field && message !== undefined && !messages.has(field)) messages.set(field, message);
  }
  return sent.flatMap((field) => {
    const message = messages.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
}
