import { t } from '@maidan/i18n/text';
import { errors } from '../errors/errors.ts';

/**
 * Trims a person's text and removes control characters except line breaks and tabs, since they can hide or forge lines.
 * @throws ApiError 422 with the field when nothing is left
 */
export function writtenText(field: string, typed: string): string {
  const text = typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  if (text === '') throw errors.invalidField(field, () => t('errors.writeSomething'));
  return text;
}

/** `writtenText` on one line. */
export function writtenLine(field: string, typed: string): string {
  return writtenText(field, typed).replaceAll(/\s+/g, ' ');
}
