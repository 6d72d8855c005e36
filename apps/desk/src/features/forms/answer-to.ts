import type { AnsweredField, FormAnswer } from '@maidan/contract/desk/forms/forms';

/** What was answered to one question: a text, or the name of a file; '' for nothing. */
export const answerTo = ({ id }: AnsweredField, { answers, files }: FormAnswer): string =>
  files.find(({ field_id: field }) => field === id)?.original_name ??
  answers.find(({ field_id: field }) => field === id)?.text ??
  '';

/** A question's label; one that the form has lost says so. */
export const labelOf = ({ label, is_asked: isAsked }: AnsweredField): string =>
  isAsked ? label : `${label} (no longer asked)`;
