import { parts, t } from '@maidan/i18n/text';
import type { Session } from '@maidan/contract/account/sessions';
import { Badge } from '@maidan/ui/Badge';
import { Button } from '@maidan/ui/Button';
import { formatDateTime } from '@maidan/i18n/date-time';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from '../AccountView.css.ts';

interface DeviceRowProps {
  session: Session;
  pending: boolean;
  onEnd: () => void;
}

/** One session. The current one is ended with Logout instead, which confirms it and leads home. */
export function DeviceRow({ session, pending, onEnd }: DeviceRowProps) {
  const name = session.device ?? t('account.aBrowser');
  return (
    <li className={css.row}>
      <span className={css.text}>
        <span className={css.label}>
          {name}
          {session.current ? <Badge tone="turf">{t('account.thisDevice')}</Badge> : null}
        </span>
        {session.last_used_at === null ? null : (
          <span className={css.hint}>{t('account.lastUsed', { when: formatDateTime(session.last_used_at) })}</span>
        )}
      </span>
      {session.current ? null : (
        <Button pending={pending} onClick={onEnd}>
          {parts('account.logOutOf', { device: <VisuallyHidden key="device"> {name}</VisuallyHidden> })}
        </Button>
      )}
    </li>
  );
}
