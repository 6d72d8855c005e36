import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { formatDateTime } from '@maidan/i18n/date-time';

/** A copy to keep: every question with its answer. */
export function receiptText(
  title: string,
  { sent_at: sent, answers }: Pick<FormReceipt, 'sent_at' | 'answers'>,
): string {
  const head = `${title}\nSent on ${formatDateTime(sent)}`;
  return `${[head, ...answers.map(({ label, text }) => `${label}\n${text}`)].join('\n\n')}\n`;
}
