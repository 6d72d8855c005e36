import type { ApiError } from '@maidan/api-client/errors/api-error';
import { useEffect } from 'react';
import { ConsentDialog } from '../components/ConsentDialog/ConsentDialog.tsx';
import { useSession } from '../session/use-session.ts';
import { consentDialog } from './consent-dialog.ts';

/** Opens and closes the dialog that asks for the year of birth, or for a guardian. */
export interface ConsentPrompt {
  /** Opens the dialog. @returns whether more may be kept of the person when it closes; the same for all who wait */
  open(): Promise<boolean>;
  close(isGiven: boolean): void;
  /** Opens the dialog for what a person has just done. @returns whether it is to be sent again */
  recover(error: ApiError): Promise<boolean>;
}

/** A guardian who refused is not asked again. */
const isOpenQuestion = ({ data }: ApiError) => (data as { consent?: unknown } | null)?.consent !== 'ended';

/** What is sent again by itself, such as a queue after a load, opens no dialog. */
const isByHand = () => navigator.userActivation?.isActive ?? true;

export function createConsentPrompt(isAsked = isByHand): ConsentPrompt {
  /** What all who wait get; null while the dialog is closed. */
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

/** The one dialog of a page. */
export const consentPrompt: ConsentPrompt = createConsentPrompt();
