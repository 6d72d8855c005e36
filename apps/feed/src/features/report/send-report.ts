import { t } from '@maidan/i18n/text';
import { defineAction } from '@maidan/actions/action';
import { showToast } from '@maidan/ui/toast/toast-store';
import { report } from '@maidan/contract/feed/reports';

/** Reports a comment, a post or a message. A visitor logs in first, and need not choose the reason again. */
export const sendReport = defineAction({
  endpoint: report,
  offline: 'fail',
  loginReason: () => t('posts.loginToReport'),
  done: (_context, _input, { message }) => void showToast(message),
});
