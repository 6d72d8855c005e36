import { t } from '@maidan/i18n/text';
const names = [
  ['name', () => t('inbox.aSubject')],
  ['location', () => t('inbox.aLocation')],
  ['message', () => t('inbox.aMessage')],
] as const;

/** Why a conversation cannot be started yet; undefined if all three fields are filled. With a picture the message is optional. */
export function missingText(
  body: Readonly<Record<'name' | 'location' | 'message', string>>,
  hasPicture = false,
): string | undefined {
  const missing = names.flatMap(([field, text]) =>
    body[field] === '' && !(hasPicture && field === 'message') ? [text()] : [],
  );
  const last = missing.pop();
  if (last === undefined) return undefined;
  const what = missing.length === 0 ? last : t('inbox.and', { first: missing.join(', '), last });
  return t('inbox.enterFirst', { what });
}
