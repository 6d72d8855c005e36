import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { withProof } from '@maidan/auth/login/with-proof';
import { isOtpError } from '@maidan/contract/core/errors';
import { useState } from 'react';

/** The body of the call: first empty, to have a code sent, then with the code. */
export interface ConfirmationEntry {
  readonly pin?: string;
  readonly proof?: string;
}

interface ConfirmedCall<Reply> {
  readonly call: (entry: ConfirmationEntry) => Promise<Reply>;
  /** Called when the code was right. */
  readonly onDone: (reply: Reply) => void;
}

/** The two steps of an action confirmed by phone: a code is sent, then entered. */
export function useConfirmation<Reply extends { readonly resend_after: number | null }>({
  call,
  onDone,
}: ConfirmedCall<Reply>) {
  const [pin, setPin] = useState('');
  /** When another code may be requested, milliseconds since 1970; null before the first. */
  const [nextCodeAt, setNextCodeAt] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<{ whole: string | null; pin: string | null }>({ whole: null, pin: null });

  async function run(work: () => Promise<void>): Promise<void> {
    setPending(true);
    setWrong({ whole: null, pin: null });
    try {
      await work();
    } catch (error) {
      const isOfPin = error instanceof ApiError && isOtpError(error.code);
      setWrong(isOfPin ? { whole: null, pin: errorMessage(error) } : { whole: errorMessage(error), pin: null });
      // Another code cannot be sent yet; the one just sent can still be entered.
      if (error instanceof ApiError && error.code === 'too_many_requests' && error.retryAfter !== null) {
        setNextCodeAt(Date.now() + error.retryAfter * 1000);
      }
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
    sendCode: () =>
      void run(async () => {
        const { resend_after } = await withProof((proof) => call(proof ? { proof } : {}));
        setNextCodeAt(Date.now() + (resend_after ?? 0) * 1000);
      }),
    confirm: () => void run(async () => onDone(await call({ pin }))),
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
