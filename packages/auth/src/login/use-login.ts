import { useAuthContext } from '../session/auth-context.ts';
import type { OpenLogin } from './login-dialog-state.ts';

export interface Login {
  /** Opens the dialog, unless someone is signed in. */
  openLogin(options?: OpenLogin): void;
  /** Works offline too. */
  logout(): void;
  /** After the account was deleted: ends the session and shows the message on the home page. */
  signOutDeletedAccount(message: string): void;
}

/** Its functions never change. */
export function useLogin(): Login {
  return useAuthContext().auth;
}
