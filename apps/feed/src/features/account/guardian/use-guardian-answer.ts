import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { guardianRequestQuery } from '@maidan/api-client/queries/account/guardian';
import { withProof } from '@maidan/auth/login/with-proof';
import { answerGuardian } from '@maidan/contract/account/guardian';
import { isOtpError } from '@maidan/contract/core/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Place = 'name' | 'pin' | 'whole';

/** Sends a guardian a code, and submits their answer with it. */
export function useGuardianAnswer(token: string) {
  const api = useApi();
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Partial<Record<Place, string>>>>({});
  /** When another code may be requested, milliseconds since 1970. */
  const [nextCodeAt, setNextCodeAt] = useState(0);

  async function run(work: () => Promise<void>): Promise<void> {
    setPending(true);
    setWrong({});
    try {
      await work();
    } catch (error) {
      setWrong({ [placeOf(error)]: errorMessage(error) });
    } finally {
      setPending(false);
    }
  }

  return {
    pending,
    wrong,
    nextCodeAt,
    forget: () => setWrong({}),
    sendCode: (done?: () => void) =>
      void run(async () => {
        const body = { token, agrees: false };
        const call = (proof?: string) => api.call(answerGuardian, { body: { ...body, ...(proof ? { proof } : {}) } });
        const { resend_after: seconds } = await withProof(call);
        setNextCodeAt(Date.now() + (seconds ?? 0) * 1000);
        done?.();
      }),
    answer: (answer: { readonly agrees: boolean; readonly name: string; readonly pin: string }, done: () => void) =>
      void run(async () => {
        const view = await api.call(answerGuardian, { body: { token, ...answer } });
        client.setQueryData(guardianRequestQuery(api, token).queryKey, view);
        done();
      }),
  };
}

function placeOf(error: unknown): Place {
  if (!(error instanceof ApiError)) return 'whole';
  if (isOtpError(error.code) || 'pin' in error.fields) return 'pin';
  return 'name' in error.fields ? 'name' : 'whole';
}
