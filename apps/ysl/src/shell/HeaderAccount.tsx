import { SyncSaved } from '@maidan/actions/saved/sync-saved';
import { t } from '@maidan/i18n/text';
import { useLogin } from '@maidan/auth/login/use-login';
import { AccountLink } from '@maidan/site/features/account/AccountLink';
import { useUnreadConversations } from '@maidan/site/features/account/use-unread-conversations';
import { Button } from '@maidan/ui/Button';
import * as css from './Header.css.ts';

/** The account menu of a user, with Logout next to it where there is room. */
export function HeaderAccount() {
  const { logout } = useLogin();
  const unread = useUnreadConversations();
  return (
    <span className={css.user}>
      <SyncSaved />
      <AccountLink className={css.account} count={{ unread, className: css.count }} />
      <span className={css.wide}>
        <Button onClick={logout}>{t('league.logout')}</Button>
      </span>
    </span>
  );
}
