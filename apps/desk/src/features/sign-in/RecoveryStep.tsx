import { RECOVERY_CODE_MAX } from '@maidan/contract/desk/limits';
import type { DeskNextStep } from '@maidan/contract/desk/sign-in';
import { Button } from '@maidan/ui/Button';
import { TextButton } from '@maidan/ui/TextLink';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import * as css from './SignIn.css.ts';
import { StepHead } from './StepHead.tsx';
import type { SignInFlow } from './use-sign-in.ts';

interface RecoveryStepProps {
  flow: SignInFlow;
  next: DeskNextStep;
}

export function RecoveryStep({ flow, next }: RecoveryStepProps) {
  const [code, setCode] = useState('');
  const entered = code.trim();
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (entered !== '') void flow.enterRecoveryCode(next, entered);
      }}
    >
      <StepHead title="Use a recovery code" takesFocus>
        One of the ten that you kept. It works once, signs you out everywhere, and the owners are notified. Then you
        make a new passkey.
      </StepHead>
      <TextField
        label="Recovery code"
        name="recovery-code"
        size="l"
        autoComplete="off"
        maxLength={RECOVERY_CODE_MAX}
        value={code}
        onChange={setCode}
      />
      <Button
        type="submit"
        variant="signal"
        size="l"
        wide
        pending={flow.busy}
        disabledReason={entered === '' ? 'Enter one of your recovery codes.' : undefined}
      >
        Continue
      </Button>
      <div className={css.ways}>
        <TextButton onClick={() => flow.go({ name: 'passkey', next })}>Use my passkey</TextButton>
      </div>
      <p className={css.text}>Neither at hand? An owner can reset your sign-in after a call.</p>
    </form>
  );
}
