import { Notifications } from '../features/notifications/Notifications.tsx';
import { OnlyFor } from '../parts/OnlyFor.tsx';

export default function NotificationsPage() {
  return (
    <OnlyFor roles={['owner', 'editor']} title="Notifications">
      <Notifications />
    </OnlyFor>
  );
}
