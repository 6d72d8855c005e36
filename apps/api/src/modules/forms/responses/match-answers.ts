import { findFormMistake } from '@maidan/contract/rules/custom-form-rules';
import type { FieldAnswer } from '@maidan/contract/rules/custom-form-rules';
import type { FormField } from '@maidan/contract/league/custom-forms';
import { invalidField } from '../../../http/errors/api-error.ts';
import type { ApiError } from '../../../http/errors/api-error.ts';
import type { ReceivedAnswer, ReceivedFile } from './receive-form.ts';

/** An answer that goes with a field of the form and fits it. */
export interface MatchedAnswer extends FieldAnswer {
  readonly field: FormField;
  readonly file: ReceivedFile | null;
}

const notOurs = () => invalidField('answers', 'This form was changed meanwhile. Please reload the page.');

/** A refusal that names the field by its id. */
export function refuseField(field: FormField, words: string): ApiError {
  return invalidField(String(field.id), words);
}

/**
 * The answers by the form's own rules, in the order of its fields; blank ones are left out.
 * @throws ApiError 422 for the first mistake, naming the field's id, or `answers` for what belongs to no field
 */
export function matchAnswers(fields: readonly FormField[], received: readonly ReceivedAnswer[]): MatchedAnswer[] {
  const byId = new Map(fields.map((field) => [String(field.id), field]));
  const found = new Map<FormField, MatchedAnswer>();
  for (const { fieldId = '', text = '', file = null } of received) {
    const field = byId.get(fieldId);
    if (!field || found.has(field)) throw notOurs();
    if (file && field.type !== 'file') throw refuseField(field, `"${field.label}" takes no file.`);
    found.set(field, { field, file, text: field.type === 'file' ? (file?.name ?? '') : writtenAnswer(text) });
  }
  const mistake = findFormMistake(fields, (field) => found.get(field));
  if (mistake) throw refuseField(mistake.field, mistake.words);
  return fields.flatMap((field) => {
    const answer = found.get(field);
    return answer && field.type !== 'image' && answer.text.trim() !== '' ? [answer] : [];
  });
}

/** As `writtenText`, but it may be blank: forms decide that by themselves. */
function writtenAnswer(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
