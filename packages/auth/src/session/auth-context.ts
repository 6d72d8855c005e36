import type { User } from '@maidan/contract/account/users';
import { createContext, use } from 'react';
import type { Auth } from './auth.ts';

/** Addresses the login needs to know. */
export interface LoginLinks {
  /** The page with the same form, for when the dialog cannot be loaded. */
  readonly login: string;
  readonly terms: string;
  readonly privacy: string;
  readonly cookies: string;
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
