import { t } from '@maidan/i18n/text';
import { comments, editComment as endpoint, ownComments } from '@maidan/contract/feed/comments';
import { showToast } from '@maidan/ui/toast/toast-store';
import { defineAction } from '../action.ts';

/** Changes a comment of the user. */
export const editComment = defineAction({
  endpoint,
  offline: 'fail',
  async settle({ client }) {
    // It may have to wait from now on, so the lists are read again.
    await Promise.all([comments.id, ownComments.id].map((id) => client.invalidateQueries({ queryKey: [id] })));
    return () => undefined;
  },
  done: (_context, _input, { message, waits }) => void showToast(waits ? t('calls.moderated') : message),
});
