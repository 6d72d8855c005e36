import type { FieldErrors } from '@maidan/contract/core/errors';
import type { FormIssue, CheckedField } from '@maidan/contract/rules/custom-form-rules';

/**
 * The fields that the server refused, in the order of the form. It names them by their place in the request,
 * `answers[2][file]` or `answers.2.file`, or by their id.
 */
export function refusedFields(fields: readonly CheckedField[], errors: FieldErrors): FormIssue[] {
  const questions = fields.filter(({ type }) => type !== 'image');
  const messages = new Map<CheckedField, string>();
  for (const [name, [message]] of Object.entries(errors)) {
    const place = /^answers[.[](\d+)/.exec(name)?.[1];
    const field = place === undefined ? questions.find(({ id }) => String(id) === name) : questions[Number(place)];
    if (field && message !== undefined && !messages.has(field)) messages.set(field, message);
  }
  return questions.flatMap((field) => {
    const message = messages.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
}
