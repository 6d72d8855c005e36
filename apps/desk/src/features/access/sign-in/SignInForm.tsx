import { Notice } from '../../../page/Notice.tsx';
import { canUsePasskeys } from '../../../session/passkey.ts';
import { CodeStep } from './CodeStep.tsx';
import { NewPasskeyStep } from './NewPasskeyStep.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RecoveryStep } from './RecoveryStep.tsx';
import * as css from './SignIn.css.ts';
import { useSignIn } from './use-sign-in.ts';

export interface SignInFormProps {
  /** The secret of an invitation's link, and what it is for. */
  invitation?: { readonly secret: string; readonly text: string; readonly name: string | null } | undefined;
  onSignedIn: () => void;
}

/** Signing in to the desk, one step at a time. */
export function SignInForm({ invitation, onSignedIn }: SignInFormProps) {
  const flow = useSignIn({ invitation: invitation?.secret, onSignedIn });
  const { step, error } = flow;
  return (
    <div className={css.place}>
      {!canUsePasskeys() && (
        <Notice tone="warn">The desk needs passkeys, which this browser does not support. Try another browser.</Notice>
      )}
      {step.name === 'phone' && <PhoneStep flow={flow} invitation={invitation?.text} />}
      {step.name === 'code' && <CodeStep flow={flow} />}
      {step.name === 'passkey' && <PasskeyStep flow={flow} next={step.next} />}
      {step.name === 'device' && (
        <RecoveryStep
          text="Enter one of your ten saved codes. It works once, and the owners are notified. Then we send a code that no one else can use up or block."
          help="No code at hand? Use a phone or computer you have signed in with before."
          busy={flow.busy}
          onEnter={(code) => void flow.addDevice(code)}
          back={{ label: 'Back to the number', go: () => flow.go({ name: 'phone' }) }}
        />
      )}
      {step.name === 'recovery' && (
        <RecoveryStep
          text="Enter one of your ten saved codes. It works once, signs you out everywhere, and the owners are notified. Then you create a new passkey."
          help="No code either? Call an owner, who can reset your sign-in."
          busy={flow.busy}
          onEnter={(code) => void flow.enterRecoveryCode(step.next, code)}
          back={{ label: 'Use my passkey', go: () => flow.go({ name: 'passkey', next: step.next }) }}
        />
      )}
      {step.name === 'new-passkey' && (
        <NewPasskeyStep flow={flow} next={step.next} needsName={invitation !== undefined && invitation.name === null} />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes codes={step.codes} done="Open the desk" onDone={() => flow.complete(step.signedIn)} />
      )}
      {error !== null && step.name !== 'code' && <Notice tone="warn">{error}</Notice>}
    </div>
  );
}
