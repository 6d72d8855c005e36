import { useAuthContext } from '../session/auth-context.ts';
import type { Credentials } from '../session/session.ts';
import type { OpenLogin } from './login-dialog-state.ts';

export interface Login {
  /** Opens the dialog, unless someone is logged in. */
  openLogin(options?: OpenLogin): void;
  /** After a login that was not made in the form. */
  completeLogin(credentials: Credentials): void;
  /** Works offline too. */
  logout(): void;
  /** After the account was deleted: ends the session and shows the message on the home page. */
  signOutDeletedAccount(message: string): void;
}

/** Its functions never change. */
export function useLogin(): Login {
  return useAuthContext().auth;
}
