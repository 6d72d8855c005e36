import { t } from '@maidan/i18n/text';
import { comments, editComment as endpoint, ownComments } from '@maidan/contract/feed/comments';
import { showToast } from '@maidan/ui/toast/toast-store';
import { defineAction } from '../action.ts';

/** Edits the user's own comment. */
export const editComment = defineAction({
  endpoint,
  offline: 'fail',
  async settle({ client }) {
    // It may be held for review now, so the lists are reloaded.
    await Promise.all([comments.id, ownComments.id].map((id) => client.invalidateQueries({ queryKey: [id] })));
    return () => undefined;
  },
  done: (_context, _input, { message, waits }) => void showToast(waits ? t('calls.moderated') : message),
});
