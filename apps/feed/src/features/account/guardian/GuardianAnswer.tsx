import type { GuardianView } from '@maidan/contract/account/guardian';
import { NAME_MAX, OTP_LENGTH } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { FormShell } from '@maidan/ui/FormShell';
import { OtpField } from '@maidan/ui/OtpField';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { ResendCode } from '../codes/ResendCode.tsx';
import type { GuardianText } from './guardian-text.ts';
import * as css from './Guardian.css.ts';
import { useGuardianAnswer } from './use-guardian-answer.ts';

interface GuardianAnswerProps {
  token: string;
  view: GuardianView;
  text: GuardianText;
}

/** Lets a guardian agree, refuse or withdraw, with the code from the message or a new one. */
export function GuardianAnswer({ token, view, text }: GuardianAnswerProps) {
  const isGiven = view.state === 'given';
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  // The message with the link contains a code, unless it has been used.
  const [hasCode, setHasCode] = useState(view.state === 'waiting');
  const { pending, wrong, nextCodeAt, forget, sendCode, answer } = useGuardianAnswer(token);

  const send = (agrees: boolean) =>
    answer({ agrees, name, pin }, () => {
      setPin('');
      setHasCode(false);
    });
  const requestCode = () => sendCode(() => setHasCode(true));
  const isMissing = pin.length < OTP_LENGTH || (!isGiven && name.trim() === '');

  if (!hasCode) {
    return (
      <FormShell
        label={text.title}
        pending={pending}
        error={wrong.whole ?? wrong.pin ?? null}
        onSubmit={requestCode}
        submit={text.sendCode}
        submitVariant="ink"
      >
        {null}
      </FormShell>
    );
  }
  return (
    <FormShell
      label={text.title}
      pending={pending}
      error={wrong.whole ?? null}
      onSubmit={() => send(!isGiven)}
      submit={isGiven ? text.withdraw : text.agree}
      submitVariant={isGiven ? 'danger' : 'ink'}
      submitDisabledReason={isMissing ? text.missing : undefined}
      below={
        isGiven ? undefined : (
          <Button
            pending={pending}
            onClick={() => send(false)}
            disabledReason={pin.length < OTP_LENGTH ? text.missing : undefined}
          >
            {text.refuse}
          </Button>
        )
      }
    >
      {isGiven ? null : (
        <TextField
          label={text.name}
          hint={text.agreeHint}
          name="guardian_name"
          autoComplete="name"
          maxLength={NAME_MAX}
          value={name}
          error={wrong.name}
          onChange={(typed) => {
            setName(typed);
            forget();
          }}
        />
      )}
      <OtpField
        label={text.code(view.ending)}
        name="pin"
        value={pin}
        error={wrong.pin}
        onChange={(typed) => {
          setPin(typed);
          forget();
        }}
      />
      <div className={css.resend}>
        <ResendCode key={nextCodeAt} from={nextCodeAt} pending={pending} onResend={requestCode} label={text.newCode} />
      </div>
    </FormShell>
  );
}
