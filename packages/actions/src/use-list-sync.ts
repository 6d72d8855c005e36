import { useSession } from '@maidan/auth/session/use-session';
import { useStore } from '@maidan/browser/use-store';
import { useEffect, useEffectEvent } from 'react';
import type { JoinedList, ListEntry } from './joined-list.ts';

interface ListSync<Entry> {
  /** The number of changes that the server has not confirmed. */
  readonly unsent: number;
  /** Adds these to the account's list. */
  readonly join: (entries: readonly Entry[]) => void;
  /** The account's list; undefined until known. */
  readonly found: readonly Entry[] | undefined;
}

/** Whether the list belongs to the user and the account has it: then the account decides. */
export function useIsJoined<Entry extends ListEntry>(list: JoinedList<Entry>): boolean {
  const { signedIn, userId } = useSession();
  const { isJoined, userId: owner } = useStore(list);
  return signedIn && owner === userId && isJoined;
}

/** Merges a visitor's list on this device into the account's, and copies the account's list to this device. */
export function useListSync<Entry extends ListEntry>(
  list: JoinedList<Entry>,
  { unsent, join, found }: ListSync<Entry>,
): void {
  const { signedIn, userId } = useSession();
  const { entries, isJoined, userId: owner } = useStore(list);
  const isOwn = signedIn && owner === userId;
  useEffect(() => {
    if (signedIn && userId !== null) list.claim(userId);
  }, [list, signedIn, userId]);

  const joinAll = useEffectEvent(() => {
    list.replace(entries);
    join(entries);
  });
  const mayJoin = isOwn && !isJoined && entries.length > 0;
  useEffect(() => {
    if (mayJoin) joinAll();
  }, [mayJoin]);

  const take = useEffectEvent((now: readonly Entry[]) => {
    if (isOwn && unsent === 0) list.replace(now);
  });
  useEffect(() => {
    if (found) take(found);
  }, [found]);
}
