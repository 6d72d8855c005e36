import { t } from '@maidan/i18n/text';
import { sendMessage } from '@maidan/actions/messages/send-message';
import { defineUndoable } from '@maidan/actions/use-undoable';
import { CALLBACK_TEXT } from '@maidan/contract/rules/callback';

/** Requests a callback in conversations, with a predefined message. */
export const callbackRequest = defineUndoable({
  action: sendMessage,
  inputs: (ids) => ids.map((id) => ({ conversation_id: id, message: CALLBACK_TEXT })),
  idsOf: ({ conversation_id: id }) => [id],
  describe: () => (navigator.onLine ? t('inbox.callbackRequested') : t('inbox.sentLater')),
  staysDone: true,
});
