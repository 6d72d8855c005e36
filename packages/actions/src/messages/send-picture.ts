import { t } from '@maidan/i18n/text';
import { appendMessages, catchUp } from '@maidan/api-client/cache/thread';
import { newChatPicture, newConversationPicture } from '@maidan/contract/account/chat-pictures';
import { conversationsPage } from '@maidan/contract/account/conversations';
import { defineAction } from '../action.ts';
import { keptFiles } from '../queue/kept-files.ts';
import { UPLOAD_TIMEOUT_MS } from '../forms/submit-form.ts';

const pictures = {
  offline: 'queue',
  files: keptFiles,
  options: { timeout: UPLOAD_TIMEOUT_MS },
  reviewed: () => t('calls.loginMessage'),
} as const;

/** Sends a picture in a conversation. Offline, it waits on the device; a refused one stays until it is resent or removed. */
export const sendPicture = defineAction({
  ...pictures,
  endpoint: newChatPicture,
  async settle({ api, client }, { conversation_id: id }, { data }) {
    if (data) appendMessages(client, api, id, [data]);
    else await catchUp(client, api, id);
    return () => undefined;
  },
});

/** Starts a conversation with a picture, in the same way. */
export const startWithPicture = defineAction({
  ...pictures,
  endpoint: newConversationPicture,
  done: ({ client }) => void client.invalidateQueries({ queryKey: [conversationsPage.id] }),
});
