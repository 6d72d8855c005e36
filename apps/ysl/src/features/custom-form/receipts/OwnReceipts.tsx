import { useApi } from '@maidan/api-client/core/api-provider';
import { formReceiptsQuery } from '@maidan/api-client/queries/league/custom-forms';
import { useSession } from '@maidan/auth/session/use-session';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { CheckCircleIcon } from '@maidan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './OwnReceipts.css.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

/** What the user has sent to this form already, each to be opened. */
export function OwnReceipts({ form: { id, title } }: { form: Pick<Form, 'id' | 'title'> }) {
  const { signedIn } = useSession();
  const { data } = useQuery({ ...formReceiptsQuery(useApi(), id), enabled: signedIn });
  const [opened, setOpened] = useState<FormReceipt | null>(null);
  if (!signedIn || !data || data.length === 0) return null;
  return (
    <>
      <ul className={css.list} aria-label="What you have sent">
        {data.map((receipt) => (
          <li key={receipt.id}>
            <Button icon={<CheckCircleIcon size={20} />} onClick={() => setOpened(receipt)}>
              Sent on {formatDateTime(receipt.sent_at)}
            </Button>
          </li>
        ))}
      </ul>
      {opened && <ReceiptDialog formId={id} title={title} receipt={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
