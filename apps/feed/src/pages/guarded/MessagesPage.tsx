import { t } from '@maidan/i18n/text';
import { MessagesView } from '../../features/messages/list/MessagesView.tsx';
import { guardedMeta, type GuardedHandle } from '../../views/guarded.ts';

export const handle: GuardedHandle = { title: () => t('site.messages'), shape: 'conversations' };
export const meta = guardedMeta(handle);

export default function MessagesPage() {
  return <MessagesView />;
}
