import { useApi } from '@maidan/api-client/core/api-provider';
import { createFollowLeague } from '@maidan/api-client/mutations/follow-league';
import { followCheckQuery } from '@maidan/api-client/queries/feed/follows';
import { useIntent } from '@maidan/auth/login/use-intent';
import { useSession } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import { tellFailure } from '@maidan/site/acts/tell-failure';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readRegisterWish } from './register-wish.ts';

interface RegisterButtonProps {
  leagueId: Id;
}

export function RegisterButton({ leagueId }: RegisterButtonProps) {
  const api = useApi();
  const client = useQueryClient();
  const { signedIn } = useSession();
  const check = useQuery({ ...followCheckQuery(api, 'league', leagueId), enabled: signedIn });
  const registered = signedIn && check.data === true;
  const followLeague = useMemo(() => createFollowLeague(api, client), [api, client]);
  const register = useIntent('register', readRegisterWish, async ({ leagueId: id, wish }, { afterLogin }) => {
    try {
      // Who was registered all along must not lose it: a server that knows no wishes would toggle.
      if (afterLogin && (await client.fetchQuery(followCheckQuery(api, 'league', id))) === wish) return;
      await followLeague(id, wish);
    } catch (error) {
      tellFailure(error);
    }
  });
  return (
    <Button
      look={registered ? 'edge' : 'signal'}
      size="l"
      icon={registered ? <CheckIcon size={20} /> : null}
      onClick={() => register({ leagueId, wish: !registered })}
    >
      {registered ? 'Registered' : 'Register'}
    </Button>
  );
}
