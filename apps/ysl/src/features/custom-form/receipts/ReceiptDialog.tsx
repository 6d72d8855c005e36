import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { formReceiptsQuery } from '@maidan/api-client/queries/league/custom-forms';
import type { Id } from '@maidan/contract/core/wire';
import { withdrawResponse, type FormReceipt } from '@maidan/contract/league/form-receipts';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Dialog } from '@maidan/ui/Dialog';
import { DownloadIcon, EditIcon, TrashIcon } from '@maidan/ui/icons';
import { Grid, Row } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileNameOf, saveFile } from '@maidan/browser/save-file';
import * as css from './OwnReceipts.css.ts';
import { receiptText } from './receipt-text.ts';

interface ReceiptDialogProps {
  formId: Id;
  title: string;
  receipt: FormReceipt;
  onEdit: (receipt: FormReceipt) => void;
  onClose: () => void;
}

/** One set of sent answers: to read, copy, edit, or withdraw. */
export function ReceiptDialog({ formId, title, receipt, onEdit, onClose }: ReceiptDialogProps) {
  const api = useApi();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const {
    id,
    sent_at: sent,
    edited_at: edited,
    form_version: version,
    can_withdraw: canWithdraw,
    can_edit: canEdit,
    answers,
  } = receipt;
  const query = formReceiptsQuery(api, formId);
  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawResponse, { params: { id: id ?? 0 } }),
    onSuccess() {
      client.setQueryData(query.queryKey, (all = []) => all.filter((each) => each.id !== id));
      showToast(t('forms.withdrawn'));
      onClose();
    },
    onError(error) {
      setIsAsking(false);
      showToast(errorMessage(error), { tone: 'error' });
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return (
    <>
      <Dialog open onClose={onClose} title={t('forms.sentOn', { when: formatDateTime(sent) })}>
        <Grid gap={5}>
          {edited !== null && <p>{t('forms.changedOn', { when: formatDateTime(edited) })}</p>}
          {version !== null && <p>{t('forms.version', { version: String(version) })}</p>}
          {answers.length === 0 && <p>{t('forms.allEmpty')}</p>}
          <dl className={css.answers}>
            {answers.map(({ field_id: field, label, text }) => (
              <div key={field}>
                <dt className={css.question} dir="auto">
                  {label}
                </dt>
                <dd className={css.answer} dir="auto">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          <Row flexWrap="wrap">
            <Button
              icon={<DownloadIcon size={20} />}
              onClick={() => saveFile(`${fileNameOf(title)}.txt`, receiptText(title, receipt), 'text/plain')}
            >
              {t('forms.downloadCopy')}
            </Button>
            {canEdit && (
              <Button icon={<EditIcon size={20} />} onClick={() => onEdit(receipt)}>
                {t('forms.change')}
              </Button>
            )}
            {canWithdraw && (
              <Button icon={<TrashIcon size={20} />} onClick={() => setIsAsking(true)}>
                {t('forms.withdraw')}
              </Button>
            )}
          </Row>
        </Grid>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={t('forms.withdrawSure')}
        text={t('forms.withdrawHint')}
        confirm={t('forms.withdraw')}
        cancel={t('forms.keepThem')}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
