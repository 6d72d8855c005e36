import type { User } from '@maidan/contract/account/users';
import { createContext, use } from 'react';
import type { Auth } from './auth.ts';

/** Addresses that the login links to. */
export interface LoginLinks {
  /** The page with the same form, in case the dialog cannot be loaded. */
  readonly login: string;
  readonly terms: string;
  readonly privacy: string;
  readonly cookies: string;
  /** Where people with a closed account appeal. */
  readonly appeal: string;
}

export interface AuthContextValue {
  readonly auth: Auth;
  readonly links: LoginLinks;
}

export const AuthContext = createContext<AuthContextValue | null>(null);
export const MeContext = createContext<User | null>(null);

/** @throws Error outside an AuthProvider */
export function useAuthContext(): AuthContextValue {
  const value = use(AuthContext);
  if (value === null) throw new Error('The login needs an AuthProvider above it');
  return value;
}
