import type { LoginReply } from '@maidan/contract/account/login';
import { useEffect, useReducer } from 'react';
import { completesCode, firstStep, loginFlow, submitBlock, type LoginEvent, type LoginState } from './login-flow.ts';
import { outcomeOfError, outcomeOfReply, type LoginOutcome } from './login-outcome.ts';
import { otpFromText } from './otp-digits.ts';
import type { PendingLoginStore } from './pending-login-storage.ts';
import type { Credentials } from '../session/session.ts';

/** Step 2 of mobileotp. */
export interface LoginEntry {
  readonly phone: string;
  readonly pin: string;
  readonly name: string;
  readonly email: string;
  readonly account_pin?: string;
  readonly new_account?: boolean;
}

export interface LoginFlowOptions {
  /** Step 1: requests a code. Rejects with an ApiError. */
  readonly sendOtp: (phone: string) => Promise<LoginReply>;
  /** Step 2. */
  readonly verify: (entry: LoginEntry) => Promise<LoginReply>;
  readonly pendingLogin: PendingLoginStore;
  /** The form is in a dialog that opens again when the browser restores a discarded tab. */
  readonly reopens: boolean;
  readonly onSignedIn: (credentials: Credentials) => void;
  /** The reply was empty: report it and reload. */
  readonly onEmptyReply: () => void;
}

/** The reducer with its calls, its clock, and the state that survives a switch to the SMS app. */
export function useLoginFlow(options: LoginFlowOptions) {
  const { sendOtp, verify, pendingLogin, reopens, onSignedIn, onEmptyReply } = options;
  const [state, dispatch] = useReducer(loginFlow, firstStep);

  useEffect(() => {
    const pending = pendingLogin.get();
    if (pending) dispatch({ type: 'restore', pending, now: Date.now() });
  }, [pendingLogin]);

  const waits = state.nextSend !== null || state.lockedUntil !== null;
  useEffect(() => {
    if (!waits) return undefined;
    const clock = setInterval(() => dispatch({ type: 'tick', now: Date.now() }), 500);
    return () => clearInterval(clock);
  }, [waits]);

  /** Not an effect: the form may close before the reply arrives. */
  function save(outcome: LoginOutcome, now: number): void {
    if (outcome.kind === 'signed-in') pendingLogin.clear();
    if (outcome.kind !== 'pending') return;
    const { userstatus, resendAfter } = outcome;
    const nextSendAt = resendAfter === null ? null : now + resendAfter;
    pendingLogin.set({ phone: state.phone, userstatus, nextSendAt, open: reopens });
  }

  async function submit(entered: LoginState = state): Promise<void> {
    if (entered.busy || submitBlock(entered) !== undefined) return;
    const { step, phone, pin } = entered;
    dispatch({ type: step === 'phone' ? 'send' : 'verify' });
    const call =
      step === 'phone' ? sendOtp(phone) : verify({ phone, pin, ...registration(entered), ...ofAccount(entered) });
    const outcome = await call.then(outcomeOfReply, outcomeOfError);
    const now = Date.now();
    save(outcome, now);
    if (outcome.kind === 'signed-in') onSignedIn(outcome.credentials);
    if (outcome.kind === 'empty') onEmptyReply();
    dispatch({ type: 'came-back', outcome, now });
  }

  function enter(event: LoginEvent): void {
    dispatch(event);
    const next = loginFlow(state, event);
    if (completesCode(state, next)) void submit(next);
  }

  /** The browser has read the code from the SMS. */
  const receive = (text: string) => enter({ type: 'edit', field: 'pin', value: otpFromText(text) });

  return { state, enter, submit, receive };
}

/** Only new users send a name and an e-mail. */
function registration({ userstatus, name, email }: LoginState) {
  return userstatus === 'new' ? { name: name.trim(), email: email.trim() } : { name: '', email: '' };
}

function ofAccount({ account, account_pin }: LoginState): Pick<LoginEntry, 'account_pin' | 'new_account'> {
  if (account === 'guarded') return { account_pin };
  return account === 'new' ? { new_account: true } : {};
}
