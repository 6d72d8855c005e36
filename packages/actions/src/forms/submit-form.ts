import { t } from '@maidan/i18n/text';
import { saveFormResponse } from '@maidan/contract/league/custom-forms';
import { formReceipts } from '@maidan/contract/league/form-receipts';
import { defineAction } from '../action.ts';
import { keptFiles } from '../queue/kept-files.ts';

export const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** Sends the answers to a form. Offline, they wait with their files; refused answers stay until they are changed or cancelled. */
export const submitForm = defineAction({
  endpoint: saveFormResponse,
  offline: 'queue',
  files: keptFiles,
  options: { timeout: UPLOAD_TIMEOUT_MS },
  reviewed: () => t('calls.loginForm'),
  done: ({ client }) => void client.invalidateQueries({ queryKey: [formReceipts.id] }),
});
