/** Validates a form's answers, in the browser and on the server. */
import type { FormField } from '../league/custom-forms.ts';
import { ANSWER_MAX, UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from './limits.ts';
import { readDay } from '../core/wire-dates.ts';
import { asStored, judgeFields, readChoices, type Condition } from './form-conditions.ts';

/** The properties of a chosen file that matter here; the browser's `File` has them. */
export interface AnswerFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What the rules need of a field, whose picture says nothing about its answer. */
export interface CheckedField extends Omit<
  FormField,
  'image_url' | 'image_url_variants' | 'subtext' | 'shown_if' | 'page_if' | 'required_if'
> {
  readonly page_if?: Condition | null;
  readonly shown_if?: Condition | null;
  readonly required_if?: Condition | null;
}

/** One field's answer: its text (choices joined, a date as `YYYY-MM-DD`), and the file of a file field. */
export interface FieldAnswer {
  readonly text: string;
  readonly file: AnswerFile | null;
}

/** The first invalid field, with a message for the user. */
export interface FormIssue {
  readonly field: CheckedField;
  readonly message: string;
}

/** Appears under every file field. */
export const FILE_HINT = 'Accepts only images and documents upto 20MB';

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
    const message = whatIsWrong(field, answerOf(field) ?? { text: '', file: null }, isRequired);
    if (message !== null) return { field, message };
  }
  return null;
}

function whatIsWrong(field: CheckedField, answer: FieldAnswer, isRequired: boolean): string | null {
  if (field.type === 'image') return null;
  const { file } = answer;
  const text = asStored(answer.text);
  const isEmpty = field.type === 'file' ? file === null : text.trim() === '';
  if (isEmpty) return isRequired ? missingMessage(field) : null;
  if (field.type === 'file') return file && wrongFile(file);
  if (field.type === 'date') return readDay(text) === text ? null : missingMessage(field);
  if (field.type === 'radio' || field.type === 'select') {
    return field.options.some((option) => option.option_text === text) ? null : missingMessage(field);
  }
  if (field.type === 'checkbox') return areChoices(text, field) ? null : missingMessage(field);
  return text.length <= ANSWER_MAX ? null : `Please keep "${field.label}" to ${ANSWER_MAX} characters.`;
}

function missingMessage({ type, label }: CheckedField): string {
  if (type === 'file') return `Please upload a file for "${label}".`;
  if (type === 'checkbox') return `Please select at least one option for "${label}".`;
  if (type === 'date') return `Please select a valid date for "${label}".`;
  if (type === 'radio' || type === 'select') return `Please select an option for "${label}".`;
  return `Please fill in the field "${label}".`;
}

export function tooLargeWords(fileName: string): string {
  return `"${fileName}" is larger than 20MB. ${FILE_HINT}.`;
}

function wrongFile({ name, size }: AnswerFile): string | null {
  if (uploadExtension(name) === null) return `"${name}" cannot be sent. ${FILE_HINT}.`;
  if (size > UPLOAD_MAX_BYTES) return tooLargeWords(name);
  return size === 0 ? `"${name}" is empty. Please choose another file.` : null;
}

const areChoices = (text: string, { options }: CheckedField): boolean =>
  readChoices(
    text,
    options.map((option) => option.option_text),
  ) !== null;
