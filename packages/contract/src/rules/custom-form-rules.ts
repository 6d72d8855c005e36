/** When a form's answers may be sent (specification, section 5). Browser and server judge by this one module. */
import type { FormField } from '../league/custom-forms.ts';
import { ANSWER_MAX, UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from './limits.ts';
import { readDay } from '../core/wire-dates.ts';

/** What is to be known of a chosen file; the browser's `File` is one. */
export interface AnswerFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What stands in one field: its text (choices joined, a date as `YYYY-MM-DD`), and for the type file the file. */
export interface FieldAnswer {
  readonly text: string;
  readonly file: AnswerFile | null;
}

/** The first thing that is wrong, in words fit to show. */
export interface FormMistake {
  readonly field: FormField;
  readonly words: string;
}

/** Stands under every file field; the limit in it is kept here and on the server. */
export const FILE_HINT = 'Accepts only images and documents upto 20MB';

/** A checkbox field's answer: the texts of its ticked options, joined with commas. */
export function joinChoices(optionTexts: readonly string[]): string {
  return optionTexts.join(',');
}

/** The ending of a file's name, lower case, when it is one that a file field takes; else null. */
export function uploadExtension(name: string): (typeof UPLOAD_EXTENSIONS)[number] | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const found = UPLOAD_EXTENSIONS.find((known) => known === ending);
  return found !== undefined && name.length > found.length + 1 && name.includes('.') ? found : null;
}

/**
 * Goes through the fields in order and stops at the first mistake. Required fields must be answered, a blank value
 * counts as empty; whatever is answered must be an answer to that field.
 * @param answerOf what stands in a field; undefined when nothing was sent for it
 */
export function findFormMistake(
  fields: readonly FormField[],
  answerOf: (field: FormField) => FieldAnswer | undefined,
): FormMistake | null {
  for (const field of fields) {
    const words = whatIsWrong(field, answerOf(field) ?? { text: '', file: null });
    if (words !== null) return { field, words };
  }
  return null;
}

function whatIsWrong(field: FormField, { text, file }: FieldAnswer): string | null {
  if (field.type === 'image') return null;
  const isEmpty = field.type === 'file' ? file === null : text.trim() === '';
  if (isEmpty) return field.is_required === 1 ? missingWords(field) : null;
  if (field.type === 'file') return file && wrongFile(file);
  if (field.type === 'date') return readDay(text) === text ? null : missingWords(field);
  if (field.type === 'radio' || field.type === 'select') {
    return field.options.some((option) => option.option_text === text) ? null : missingWords(field);
  }
  if (field.type === 'checkbox') return areChoices(text, field) ? null : missingWords(field);
  return text.length <= ANSWER_MAX ? null : `Please keep "${field.label}" to ${ANSWER_MAX} characters.`;
}

/** The alerts of section 5, to the letter. */
function missingWords({ type, label }: FormField): string {
  if (type === 'file') return `Please upload a file for "${label}".`;
  if (type === 'checkbox') return `Please select at least one option for "${label}".`;
  if (type === 'date') return `Please select a valid date for "${label}".`;
  if (type === 'radio' || type === 'select') return `Please select an option for "${label}".`;
  return `Please fill in the field "${label}".`;
}

/** What to say of a file beyond the limit. */
export function tooLargeWords(fileName: string): string {
  return `"${fileName}" is larger than 20MB. ${FILE_HINT}.`;
}

function wrongFile({ name, size }: AnswerFile): string | null {
  if (uploadExtension(name) === null) return `"${name}" cannot be sent. ${FILE_HINT}.`;
  if (size > UPLOAD_MAX_BYTES) return tooLargeWords(name);
  return size === 0 ? `"${name}" is empty. Please choose another file.` : null;
}

/** An option may have a comma of its own, so the text is matched against the options and not split. */
function areChoices(text: string, { options }: FormField): boolean {
  const starts = new Set([0]);
  for (const start of starts) {
    for (const { option_text: option } of options) {
      if (option === '' || !text.startsWith(option, start)) continue;
      const end = start + option.length;
      if (end === text.length) return true;
      if (text[end] === ',') starts.add(end + 1);
    }
  }
  return false;
}
