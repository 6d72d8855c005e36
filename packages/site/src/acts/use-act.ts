import { useApi } from '@maidan/api-client/core/api-provider';
import { useIntent } from '@maidan/auth/login/use-intent';
import { useSession } from '@maidan/auth/session/use-session';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from './tell-failure.ts';
import type { Act } from './act.ts';
import { noteEnd } from './note-end.ts';

interface ActHooks<T> {
  /** Says why it did not go through; lets a 401 through (see `tellFailure`, which does it unless told). */
  readonly onFailed?: (error: unknown, data: T) => void;
  readonly onDone?: (data: T) => void;
}

/** Does an act now, or once after the login that opens; kept for the return of the network when there is none. */
export function useAct<T>(act: Act<T>, { onFailed = tellFailure, onDone }: ActHooks<T> = {}): (data: T) => void {
  const api = useApi();
  const client = useQueryClient();
  const { userId } = useSession();
  return useIntent<T>(act.name, act.read, async (data, { key }) => {
    try {
      const end = await act.perform({ api, client }, data, key);
      noteEnd(act, data, { key, userId, end });
      if (end !== 'superseded') onDone?.(data);
    } catch (error) {
      noteEnd(act, data, { key, userId, end: 'needless' });
      onFailed(error, data);
    }
  });
}
