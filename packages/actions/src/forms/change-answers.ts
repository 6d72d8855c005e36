import { t } from '@maidan/i18n/text';
import { editResponse, formReceipts } from '@maidan/contract/league/form-receipts';
import { defineAction } from '../action.ts';
import { keptFiles } from '../queue/kept-files.ts';
import { UPLOAD_TIMEOUT_MS } from './submit-form.ts';

/** Changes sent answers. Offline, the latest change waits with its files; the server refuses a change that comes too late. */
export const changeAnswers = defineAction({
  endpoint: editResponse,
  offline: 'queue',
  files: keptFiles,
  options: { timeout: UPLOAD_TIMEOUT_MS },
  reviewed: () => t('calls.loginForm'),
  key: ({ id }) => String(id),
  done: ({ client }) => void client.invalidateQueries({ queryKey: [formReceipts.id] }),
});
