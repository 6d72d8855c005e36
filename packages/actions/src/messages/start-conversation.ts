import { t } from '@maidan/i18n/text';
import { conversationsPage, newConversation } from '@maidan/contract/account/conversations';
import { defineAction } from '../action.ts';

/** Starts a conversation with the provider. Offline, it waits. */
export const startConversation = defineAction({
  endpoint: newConversation,
  offline: 'queue',
  loginReason: () => t('calls.loginMessage'),
  done: ({ client }) => void client.invalidateQueries({ queryKey: [conversationsPage.id] }),
});
