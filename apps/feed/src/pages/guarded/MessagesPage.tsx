import { MessagesView } from '../../features/messages/list/MessagesView.tsx';
import { guardedMeta } from './guarded.ts';

export const handle = { title: 'Messages' };
export const meta = guardedMeta(handle);

export default function MessagesPage() {
  return <MessagesView />;
}
