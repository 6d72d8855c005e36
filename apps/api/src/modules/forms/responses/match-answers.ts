import { answerProblemText } from '@maidan/i18n/forms/answer-problem';
import { findFormIssue } from '@maidan/contract/rules/custom-form-rules';
import type { CheckedField, FieldAnswer } from '@maidan/contract/rules/custom-form-rules';
import { judgeFields } from '@maidan/contract/rules/form-conditions';
import { t } from '@maidan/i18n/text';
import { errors } from '../../../http/errors/errors.ts';
import type { ReceivedAnswer, ReceivedFile } from '../../uploads/receive-form.service.ts';

/** An answer that belongs to a field of the form and fits it. */
export interface MatchedAnswer extends FieldAnswer {
  readonly field: CheckedField;
  readonly file: ReceivedFile | null;
}

const refuse = (field: CheckedField, text: () => string) => errors.invalidField(String(field.id), text);

/**
 * Matches the answers to the form's fields, in their order and by their rules. Drops blank answers and those to hidden
 * fields, which an older page may have shown.
 * @throws ApiError 422 for the first issue, with the field's id, or `answers` for an unknown field
 */
export function matchAnswers(fields: readonly CheckedField[], received: readonly ReceivedAnswer[]): MatchedAnswer[] {
  const byId = new Map(fields.map((field) => [String(field.id), field]));
  const found = new Map<CheckedField, MatchedAnswer>();
  for (const { fieldId = '', text = '', file = null } of received) {
    const field = byId.get(fieldId);
    if (!field || found.has(field)) {
      throw errors.invalidField('answers', () => t('refused.formRenewed'));
    }
    if (file && field.type !== 'file') throw refuse(field, () => t('answers.noFileHere', { about: field.label }));
    found.set(field, { field, file, text: field.type === 'file' ? (file?.name ?? '') : withoutControls(text) });
  }
  const answerOf = (field: CheckedField) => found.get(field);
  const issue = findFormIssue(fields, answerOf);
  if (issue) throw refuse(issue.field, () => answerProblemText(issue.problem));
  return judgeFields(fields, answerOf).flatMap(({ field }) => {
    const answer = found.get(field);
    return answer && field.type !== 'image' && answer.text.trim() !== '' ? [answer] : [];
  });
}

/** `writtenText`, but blank texts pass: the form's own rules decide about them. */
function withoutControls(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
