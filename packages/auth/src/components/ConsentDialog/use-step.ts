import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useState } from 'react';

interface Wrong {
  /** The error and its field, or null. */
  readonly field: string | null;
  readonly whole: string | null;
}

const nothing: Wrong = { field: null, whole: null };

/** Sends the input of one step, and reports an error, next to its field if the server names one. */
export function useStep<State>(field: string, onDone: (state: State) => void) {
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState(nothing);

  async function run(call: () => Promise<State>): Promise<void> {
    setPending(true);
    setWrong(nothing);
    try {
      onDone(await call());
    } catch (error) {
      const [ofField = null] = (error instanceof ApiError && error.fields[field]) || [];
      setWrong({ field: ofField, whole: ofField === null ? errorMessage(error) : null });
    } finally {
      setPending(false);
    }
  }

  return { pending, wrong, forget: () => setWrong(nothing), run: (call: () => Promise<State>) => void run(call) };
}
