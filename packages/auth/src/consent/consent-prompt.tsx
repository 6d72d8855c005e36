import type { ApiError } from '@maidan/api-client/errors/api-error';
import { useEffect } from 'react';
import { ConsentDialog } from '../components/ConsentDialog/ConsentDialog.tsx';
import { useSession } from '../session/use-session.ts';
import { consentDialog } from './consent-dialog.ts';

/** Opens and closes the dialog that asks for the year of birth, or for a guardian. */
export interface ConsentPrompt {
  /** Opens the dialog. @returns whether personal data may be stored when it closes; the same promise for all callers */
  open(): Promise<boolean>;
  close(isGiven: boolean): void;
  /** Opens the dialog for an action a person has just taken. @returns whether to send it again */
  recover(error: ApiError): Promise<boolean>;
}

/** A guardian who refused is not asked again. */
const isOpenQuestion = ({ data }: ApiError) => (data as { consent?: unknown } | null)?.consent !== 'ended';

/** Automatic retries, such as the queue after a load, open no dialog. */
const isByHand = () => navigator.userActivation?.isActive ?? true;

export function createConsentPrompt(isAsked = isByHand): ConsentPrompt {
  /** The promise for all callers; null while the dialog is closed. */
  let asked: Promise<boolean> | null = null;
  let answer: ((isGiven: boolean) => void) | null = null;

  function close(isGiven: boolean): void {
    answer?.(isGiven);
    asked = null;
    consentDialog.clear();
  }

  function Dialog() {
    const { signedIn } = useSession();
    useEffect(() => {
      if (!signedIn) close(false);
    }, [signedIn]);
    return <ConsentDialog onClose={close} />;
  }

  function open(): Promise<boolean> {
    if (asked) return asked;
    asked = new Promise<boolean>((resolve) => (answer = resolve));
    consentDialog.set({ Dialog });
    return asked;
  }

  return {
    open,
    close,
    recover: async (error) => isOpenQuestion(error) && (asked !== null || isAsked()) && open(),
  };
}

/** The only dialog of a page. */
export const consentPrompt: ConsentPrompt = createConsentPrompt();
