import { invalidField } from '../errors/api-error.ts';

/**
 * A text that a person wrote, as it is kept: without blanks around it and without control characters but line breaks
 * and tabs, which some would use to hide or forge lines.
 * @throws ApiError 422 naming the field when nothing is left
 */
export function writtenText(field: string, typed: string): string {
  const text = typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  if (text === '') throw invalidField(field, 'Please write something.');
  return text;
}

/** As `writtenText`, in one line. */
export function writtenLine(field: string, typed: string): string {
  return writtenText(field, typed).replaceAll(/\s+/g, ' ');
}
