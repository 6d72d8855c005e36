import { followLeague } from '@maidan/actions/follow-league';
import { useToggle } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { followCheckQuery } from '@maidan/api-client/queries/feed/follows';
import { useSession } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { useQuery } from '@tanstack/react-query';

interface RegisterButtonProps {
  leagueId: Id;
}

export function RegisterButton({ leagueId }: RegisterButtonProps) {
  const api = useApi();
  const { signedIn } = useSession();
  const check = useQuery({ ...followCheckQuery(api, 'league', leagueId), enabled: signedIn });
  const registered = signedIn && check.data === true;
  const register = useToggle(followLeague);
  return (
    <Button
      variant={registered ? 'edge' : 'signal'}
      size="l"
      icon={registered ? <CheckIcon size={20} /> : null}
      onClick={() => register(leagueId, registered)}
    >
      {registered ? 'Registered' : 'Register'}
    </Button>
  );
}
