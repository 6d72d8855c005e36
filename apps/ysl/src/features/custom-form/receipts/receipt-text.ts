import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { formatDateTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';

/** A plain-text copy: every question with its answer. */
export function receiptText(
  title: string,
  {
    sent_at: sent,
    edited_at: edited,
    form_version: version,
    answers,
  }: Pick<FormReceipt, 'sent_at' | 'edited_at' | 'form_version' | 'answers'>,
): string {
  const head = [
    title,
    t('forms.sentOn', { when: formatDateTime(sent) }),
    ...(edited === null ? [] : [t('forms.changedOn', { when: formatDateTime(edited) })]),
    ...(version === null ? [] : [t('forms.version', { version: String(version) })]),
  ].join('\n');
  return `${[head, ...answers.map(({ label, text }) => `${label}\n${text}`)].join('\n\n')}\n`;
}
