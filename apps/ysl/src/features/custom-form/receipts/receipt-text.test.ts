import { expect, test } from 'vitest';
import { receiptText } from './receipt-text.ts';

test('a copy has the title, the times in Indian time, and each question with its answer', () => {
  const answers = [
    { field_id: 1, label: 'Your name', text: 'Asha' },
    { field_id: 2, label: 'Days', text: 'Saturday,Sunday' },
  ];
  expect(
    receiptText('Trials', {
      sent_at: '2026-11-24T06:00:00Z',
      edited_at: '2026-11-25T06:00:00Z',
      form_version: 3,
      answers,
    }),
  ).toBe(
    'Trials\nSent on 24 Nov 2026, 11:30 AM\nChanged on 25 Nov 2026, 11:30 AM\nVersion 3 of the form\n\nYour name\nAsha\n\nDays\nSaturday,Sunday\n',
  );
});
