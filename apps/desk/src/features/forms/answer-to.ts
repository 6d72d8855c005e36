import type { AnsweredField, FormAnswer } from '@maidan/contract/desk/forms/forms';

/** The answer to one question: its text or file name, or '' if it was skipped. */
export const answerTo = ({ id }: AnsweredField, { answers, files }: FormAnswer): string =>
  files.find(({ field_id: field }) => field === id)?.original_name ??
  answers.find(({ field_id: field }) => field === id)?.text ??
  '';

/** A question's label, marked if the form no longer asks it. */
export const labelOf = ({ label, is_asked: isAsked }: AnsweredField): string =>
  isAsked ? label : `${label} (no longer asked)`;
