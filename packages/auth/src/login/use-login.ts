import { useAuthContext } from '../session/auth-context.ts';
import type { OpenLogin } from './login-door.ts';

export interface Login {
  /** Opens the dialog, unless somebody is signed in: then what was to follow runs at once. */
  openLogin(options?: OpenLogin): void;
  /** Specification, section 4, Logout. Works offline too. */
  logout(): void;
  /** After the account was deleted: this browser forgets the login, and home says so. */
  leaveForGood(message: string): void;
}

/** The functions are the same for the life of the page. */
export function useLogin(): Login {
  return useAuthContext().auth;
}
