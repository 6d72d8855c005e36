import { answeringRoles } from '@maidan/contract/desk/access/staff-roles';
import { inboxStates, type InboxState } from '@maidan/contract/desk/inbox/inbox';
import { useParams } from 'react-router';
import { Inbox } from '../features/inbox/Inbox.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';

export default function InboxPage() {
  const { state, id } = useParams();
  const known = inboxStates.includes(state as InboxState) ? (state as InboxState) : 'waiting';
  return (
    <OnlyFor roles={answeringRoles} title="Inbox">
      <Inbox state={known} id={id ?? null} />
    </OnlyFor>
  );
}
