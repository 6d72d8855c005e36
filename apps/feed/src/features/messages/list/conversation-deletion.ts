import { t } from '@maidan/i18n/text';
import { defineAction } from '@maidan/actions/action';
import { defineUndoable } from '@maidan/actions/use-undoable';
import { conversationsPage, deleteConversations } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import { IDS_MAX } from '@maidan/contract/rules/limits';

const removeConversations = defineAction({
  endpoint: deleteConversations,
  offline: 'fail',
  options: { keepalive: true },
  async settle({ client }) {
    const lists = [conversationsPage, unreadConversations];
    await Promise.all(lists.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    return () => undefined;
  },
});

export const conversationDeletion = defineUndoable({
  action: removeConversations,
  inputs(ids) {
    const parts = Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, index) => index * IDS_MAX);
    return parts.map((start) => ({ conversationid: ids.slice(start, start + IDS_MAX) }));
  },
  idsOf: ({ conversationid }) => conversationid,
  describe: (count) => (count === 1 ? t('inbox.deleted') : t('inbox.deletedMany', { count })),
});
