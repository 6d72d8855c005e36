import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useLogin } from '@maidan/auth/login/use-login';
import { deleteAccount } from '@maidan/contract/account/account';
import { isOtpError } from '@maidan/contract/core/errors';
import { useState } from 'react';

/** The two steps of deleting the account: a code to its phone, then the code. */
export function useDeleteAccount() {
  const api = useApi();
  const { signOutDeletedAccount } = useLogin();
  const [pin, setPin] = useState('');
  /** When another code may be asked for, milliseconds since 1970; null before the first. */
  const [nextCodeAt, setNextCodeAt] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<{ whole: string | null; pin: string | null }>({ whole: null, pin: null });

  async function send(code: string): Promise<void> {
    setPending(true);
    setWrong({ whole: null, pin: null });
    try {
      const reply = await api.call(deleteAccount, { body: code === '' ? {} : { pin: code } });
      if (reply.deleted) signOutDeletedAccount(reply.message);
      else setNextCodeAt(Date.now() + (reply.resend_after ?? 0) * 1000);
    } catch (error) {
      const isOfPin = error instanceof ApiError && isOtpError(error.code);
      setWrong(isOfPin ? { whole: null, pin: errorMessage(error) } : { whole: errorMessage(error), pin: null });
    } finally {
      setPending(false);
    }
  }

  return {
    pin,
    setPin(value: string) {
      setPin(value);
      setWrong({ whole: null, pin: null });
    },
    nextCodeAt,
    pending,
    wrong,
    sendCode: () => void send(''),
    confirm: () => void send(pin),
  };
}
