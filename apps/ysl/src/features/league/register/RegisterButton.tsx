import { t } from '@maidan/i18n/text';
import { followLeague } from '@maidan/actions/follow-league';
import { useToggle } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { followCheckQuery } from '@maidan/api-client/queries/feed/follows';
import { useSession } from '@maidan/auth/session/use-session';
import type { League } from '@maidan/contract/league/leagues';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery } from '@tanstack/react-query';

interface RegisterButtonProps {
  league: Pick<League, 'id' | 'name'>;
  /** Another action of the page is the main one. */
  isSecond: boolean;
}

/** Registers with the league, so that it sends its news. */
export function RegisterButton({ league: { id, name }, isSecond }: RegisterButtonProps) {
  const api = useApi();
  const { signedIn } = useSession();
  const check = useQuery({ ...followCheckQuery(api, 'league', id), enabled: signedIn });
  const registered = signedIn && check.data === true;
  const register = useToggle(followLeague);
  const press = () => {
    if (register(id, registered)) return;
    const undo = { label: t('league.undo'), onPress: () => void register(id, false, true) };
    showToast(t('league.unregistered', { name }), { action: undo });
  };
  return (
    <Button
      variant={registered || isSecond ? 'edge' : 'signal'}
      size="l"
      icon={registered ? <CheckIcon size={20} /> : null}
      onClick={press}
    >
      {registered ? t('league.registered') : t('league.register')}
    </Button>
  );
}
