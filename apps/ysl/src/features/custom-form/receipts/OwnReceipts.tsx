import { t } from '@maidan/i18n/text';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { formatDateTime, keepTogether } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { CheckCircleIcon } from '@maidan/ui/icons';
import { useState } from 'react';
import * as css from './OwnReceipts.css.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

interface OwnReceiptsProps {
  form: Pick<Form, 'id' | 'title'>;
  receipts: readonly FormReceipt[];
  /** After an edit: the list takes the focus and scrolls into view. */
  isBack: boolean;
  onEdit: (receipt: FormReceipt) => void;
}

const focus = (list: HTMLElement | null) => list?.focus();

/** The answers that the user has already sent to this form; each can be opened. */
export function OwnReceipts({ form: { id, title }, receipts, isBack, onEdit }: OwnReceiptsProps) {
  const [opened, setOpened] = useState<FormReceipt | null>(null);
  if (receipts.length === 0) return null;
  return (
    <>
      <ul ref={isBack ? focus : undefined} tabIndex={-1} className={css.list} aria-label={t('forms.ownAnswers')}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Button icon={<CheckCircleIcon size={20} />} onClick={() => setOpened(receipt)}>
              {t('forms.sentOn', { when: keepTogether(formatDateTime(receipt.sent_at)) })}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <ReceiptDialog formId={id} title={title} receipt={opened} onEdit={onEdit} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
