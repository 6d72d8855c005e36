import { useCallback, useEffect, useEffectEvent } from 'react';
import { useAuthContext } from '../session/auth-context.ts';
import type { Running } from './intents.ts';
import type { OpenLogin } from './login-dialog-state.ts';

type Act<T> = (data: T, login?: Omit<OpenLogin, 'intent'>) => void;

/**
 * An action that needs a login: the returned function does it now, or opens the login and does it once after it, also
 * when a reload or another page lies between (15 minutes, this tab).
 *
 * @param name handlers of one name must be able to act on each other's data: the one that is there after the login runs
 * @param read checks what came back from storage; null drops it
 * @param handler tells of its failures itself but lets a 401 (ApiError) through: the login opens, and it runs once more
 */
export function useIntent<T>(
  name: string,
  read: (data: unknown) => T | null,
  handler: (data: T, running: Running) => void | Promise<void>,
): Act<T> {
  const { intents } = useAuthContext().auth;
  const run = useEffectEvent((data: unknown, running: Running) => {
    const checked = read(data);
    return checked === null ? undefined : handler(checked, running);
  });
  useEffect(() => intents.handle(name, (data, running) => run(data, running)), [intents, name]);
  return useCallback((data, login) => intents.act(name, data, login), [intents, name]);
}
