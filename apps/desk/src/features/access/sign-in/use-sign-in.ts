import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { withProof } from '@maidan/auth/login/with-proof';
import {
  addDeskDevice,
  addFirstPasskey,
  checkDeskCode,
  sendDeskCode,
  signInWithPasskey,
  signInWithRecoveryCode,
  type DeskNextStep,
  type DeskSignedIn,
} from '@maidan/contract/desk/access/sign-in';
import { useState } from 'react';
import { useDeskSession } from '../../../session/DeskContext.tsx';
import { makePasskey, passkeyMessage, requestPasskey } from '../../../session/passkey.ts';

/** Phone, code, then passkey; or a recovery code; or a first passkey, then its recovery codes. */
export type SignInStep =
  | { readonly name: 'phone' }
  | { readonly name: 'code' }
  /** A recovery code that gives this device its own limit of codes by SMS. */
  | { readonly name: 'device' }
  | { readonly name: 'passkey' | 'new-passkey' | 'recovery'; readonly next: DeskNextStep }
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly signedIn: DeskSignedIn };

interface SignInOptions {
  /** The secret of an invitation's link. */
  readonly invitation?: string | undefined;
  readonly onSignedIn: () => void;
}

const stepOf = (next: DeskNextStep): SignInStep => ({
  name: next.next === 'passkey' ? 'passkey' : 'new-passkey',
  next,
});

/** The steps of signing in, with their calls. */
export function useSignIn({ invitation, onSignedIn }: SignInOptions) {
  const api = useApi();
  const session = useDeskSession();
  const [step, setStep] = useState<SignInStep>({ name: 'phone' });
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  /** When another code may be sent, in milliseconds since 1970. */
  const [resendAt, setResendAt] = useState(0);
  /** The number has used up its codes or attempts for now, perhaps because of a stranger. */
  const [isLimited, setIsLimited] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function go(next: SignInStep): void {
    setError(null);
    setStep(next);
  }

  /** Runs one call at a time, and shows a failure at the current step. */
  async function attempt(act: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await act();
    } catch (thrown) {
      setError(passkeyMessage(thrown) ?? errorMessage(thrown));
      // The five-minute ticket has expired, so the person needs a new code.
      if (thrown instanceof ApiError && thrown.code === 'otp_expired' && step.name !== 'code') {
        setCode('');
        setStep({ name: 'phone' });
      }
      if (thrown instanceof ApiError && thrown.status === 429) setIsLimited(invitation === undefined);
      const wait = thrown instanceof ApiError && thrown.retryAfter !== null ? thrown.retryAfter * 1000 : 0;
      if (wait > 0 && step.name === 'phone') setResendAt(Date.now() + wait);
    } finally {
      setBusy(false);
    }
  }

  async function sendCode(): Promise<void> {
    const reply = await withProof((proof) =>
      api.call(sendDeskCode, { body: { phone, ...(proof === undefined ? {} : { proof }) } }),
    );
    setResendAt(Date.now() + reply.resend_after * 1000);
    setCode('');
    go({ name: 'code' });
  }

  function complete({ access_token: token, staff }: DeskSignedIn): void {
    session.signIn({ token, userId: staff.id });
    onSignedIn();
  }

  return {
    step,
    phone,
    code,
    resendAt,
    isLimited,
    busy,
    error,
    setPhone,
    setCode,
    go,
    sendCode: () => attempt(sendCode),
    addDevice: (entered: string) =>
      attempt(async () => {
        await api.call(addDeskDevice, { body: { phone, recovery_code: entered } });
        // The recovery code is spent, so if the SMS fails, the person retries from the phone step.
        setIsLimited(false);
        setResendAt(0);
        go({ name: 'phone' });
        await sendCode();
      }),
    checkCode: (entered: string) =>
      attempt(async () => {
        const body = { phone, code: entered, ...(invitation === undefined ? {} : { invitation }) };
        go(stepOf(await api.call(checkDeskCode, { body })));
      }),
    signInWithPasskey: ({ ticket, options }: DeskNextStep) =>
      attempt(async () => {
        const response = await requestPasskey(options);
        complete(await api.call(signInWithPasskey, { body: { ticket, response } }));
      }),
    enterRecoveryCode: ({ ticket }: DeskNextStep, entered: string) =>
      attempt(async () => {
        go(stepOf(await api.call(signInWithRecoveryCode, { body: { ticket, recovery_code: entered } })));
      }),
    makePasskey: ({ ticket, options }: DeskNextStep, name: string) =>
      attempt(async () => {
        const response = await makePasskey(options);
        const body = { ticket, response, ...(name === '' ? {} : { name }) };
        const { recovery_codes: codes, ...signedIn } = await api.call(addFirstPasskey, { body });
        if (codes.length === 0) complete(signedIn);
        else go({ name: 'codes', codes, signedIn });
      }),
    /** Opens the desk once the recovery codes are saved. */
    complete,
  };
}

export type SignInFlow = ReturnType<typeof useSignIn>;
