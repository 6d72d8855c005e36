import { inboxStates, type InboxState } from '@maidan/contract/desk/inbox';
import { useParams } from 'react-router';
import { Inbox } from '../features/inbox/Inbox.tsx';

export default function InboxPage() {
  const { state, id } = useParams();
  const known = inboxStates.includes(state as InboxState) ? (state as InboxState) : 'waiting';
  return <Inbox state={known} id={id ?? null} />;
}
