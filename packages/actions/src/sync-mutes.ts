import { useApi } from '@maidan/api-client/core/api-provider';
import { mutesQuery } from '@maidan/api-client/queries/feed/mutes';
import { useSession } from '@maidan/auth/session/use-session';
import { useStore } from '@maidan/browser/use-store';
import type { Mute } from '@maidan/contract/feed/mutes';
import { MUTES_AT_ONCE } from '@maidan/contract/rules/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { changeMutes } from './change-mutes.ts';
import { mutes } from './muted.ts';
import { useAction, useUnsent } from './use-action.ts';

/** Brings what a visitor has hidden on this device to the account, and what the account has to this device. */
export function SyncMutes(): null {
  const { signedIn, userId } = useSession();
  const { entries, isJoined, userId: owner } = useStore(mutes);
  const isOwn = signedIn && owner === userId;
  useEffect(() => {
    if (signedIn && userId !== null) mutes.claim(userId);
  }, [signedIn, userId]);
  const unsent = useUnsent(changeMutes).length;
  const send = useAction(changeMutes);
  const { data } = useQuery({ ...mutesQuery(useApi()), enabled: isOwn && isJoined, retry: false });

  const join = useEffectEvent(() => {
    const most = entries.slice(0, MUTES_AT_ONCE);
    mutes.replace(entries);
    send({ entries: [...most], muted: true });
  });
  const mayJoin = isOwn && !isJoined && entries.length > 0;
  useEffect(() => {
    if (mayJoin) join();
  }, [mayJoin]);

  const take = useEffectEvent((found: readonly Mute[]) => {
    if (isOwn && unsent === 0) mutes.replace(found);
  });
  useEffect(() => {
    if (data) take(data.data);
  }, [data]);
  return null;
}
