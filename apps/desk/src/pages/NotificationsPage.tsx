import { Notifications } from '../features/notifications/Notifications.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';

export default function NotificationsPage() {
  return (
    <OnlyFor roles={['owner', 'editor']} title="Notifications">
      <Notifications />
    </OnlyFor>
  );
}
