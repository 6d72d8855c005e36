/** Validates a form's answers, in the browser and on the server. */
import type { FormField } from '../league/custom-forms.ts';
import { findKindProblem, missingOfKind, type AnswerProblem, type KindOfField } from './field-kinds.ts';
import { ANSWER_MAX, UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from './limits.ts';
import { readDay } from '../core/wire-dates.ts';
import { asStored, judgeFields, readChoices, type Condition } from './form-conditions.ts';

/** The properties of a chosen file that matter here; the browser's `File` has them. */
export interface AnswerFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The properties of a field that the rules need; its picture has no effect on answers. */
export interface CheckedField extends Omit<
  FormField,
  | 'image_url'
  | 'image_url_variants'
  | 'subtext'
  | 'shown_if'
  | 'page_if'
  | 'required_if'
  | 'account_value'
  | 'kind'
  | 'min'
  | 'max'
> {
  readonly page_if?: Condition | null;
  readonly shown_if?: Condition | null;
  readonly required_if?: Condition | null;
  readonly kind?: KindOfField['kind'];
  readonly min?: number | null;
  readonly max?: number | null;
}

/** One field's answer: its text (choices joined, a date as `YYYY-MM-DD`), and the file of a file field. */
export interface FieldAnswer {
  readonly text: string;
  readonly file: AnswerFile | null;
}

/** The first invalid field. */
export interface FormIssue {
  readonly field: CheckedField;
  readonly problem: AnswerProblem;
}

/** A checkbox field's answer: the texts of its ticked options, joined with commas. */
export function joinChoices(optionTexts: readonly string[]): string {
  return optionTexts.join(',');
}

/** The extension of a file name in lower case, or null if a file field does not accept it. */
export function uploadExtension(name: string): (typeof UPLOAD_EXTENSIONS)[number] | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const found = UPLOAD_EXTENSIONS.find((known) => known === ending);
  return found !== undefined && name.length > found.length + 1 && name.includes('.') ? found : null;
}

/**
 * Checks the fields that are shown, in order, and stops at the first invalid one. A required field needs an answer, and
 * a blank value counts as empty. An answer must fit its field.
 * @param answerOf a field's answer; undefined when none was sent
 */
export function findFormIssue(
  fields: readonly CheckedField[],
  answerOf: (field: CheckedField) => FieldAnswer | undefined,
): FormIssue | null {
  for (const { field, isRequired } of judgeFields(fields, answerOf)) {
    const problem = whatIsWrong(field, answerOf(field) ?? { text: '', file: null }, isRequired);
    if (problem !== null) return { field, problem };
  }
  return null;
}

function whatIsWrong(field: CheckedField, answer: FieldAnswer, isRequired: boolean): AnswerProblem | null {
  if (field.type === 'image') return null;
  const { file } = answer;
  const text = asStored(answer.text);
  const isEmpty = field.type === 'file' ? file === null : text.trim() === '';
  if (isEmpty) return isRequired ? (missingOfKind(field) ?? missing(field)) : null;
  if (field.type === 'file') return file && wrongFile(file);
  const ofKind = findKindProblem(field, text);
  if (ofKind !== null) return ofKind;
  if (field.type === 'date') return readDay(text) === text ? null : missing(field);
  if (field.type === 'radio' || field.type === 'select') {
    return field.options.some((option) => option.option_text === text) ? null : missing(field);
  }
  if (field.type === 'checkbox') return areChoices(text, field) ? null : missing(field);
  return text.length <= ANSWER_MAX ? null : { name: 'long', about: field.label, limit: ANSWER_MAX };
}

function missing({ type, label: about }: CheckedField): AnswerProblem {
  if (type === 'file' || type === 'date') return { name: type, about };
  if (type === 'checkbox') return { name: 'options', about };
  return { name: type === 'radio' || type === 'select' ? 'option' : 'empty', about };
}

function wrongFile({ name: about, size }: AnswerFile): AnswerProblem | null {
  if (uploadExtension(about) === null) return { name: 'kindOfFile', about };
  if (size > UPLOAD_MAX_BYTES) return { name: 'largeFile', about };
  return size === 0 ? { name: 'emptyFile', about } : null;
}

const areChoices = (text: string, { options }: CheckedField): boolean =>
  readChoices(
    text,
    options.map((option) => option.option_text),
  ) !== null;
