import { maskedPhone } from '@maidan/auth/login/phone-text';
import { useWebOtp } from '@maidan/auth/login/use-web-otp';
import { otpFromText } from '@maidan/auth/login/otp-digits';
import { formatWaitClock } from '@maidan/auth/login/wait-text';
import { OTP_LENGTH } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { Grid, Row } from '@maidan/ui/layout';
import { OtpField } from '@maidan/ui/OtpField';
import { TextButton } from '@maidan/ui/TextLink';
import { useEffect, useRef } from 'react';
import { StepHead } from './StepHead.tsx';
import type { SignInFlow } from './use-sign-in.ts';
import { useWait } from './use-wait.ts';

export function CodeStep({ flow }: { flow: SignInFlow }) {
  const { phone, code, busy } = flow;
  const field = useRef<HTMLInputElement>(null);
  const wait = useWait(flow.resendAt);
  useEffect(() => field.current?.focus(), []);

  function enter(text: string): void {
    flow.setCode(text);
    // The last digit submits the code. A wrong code is submitted again only after an edit.
    if (text.length === OTP_LENGTH && code.length < OTP_LENGTH) void flow.checkCode(text);
  }
  useWebOtp(code === '', (text) => enter(otpFromText(text)));

  return (
    <Grid
      as="form"
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === OTP_LENGTH) void flow.checkCode(code);
      }}
    >
      <StepHead title="Enter the code">We sent it to {maskedPhone(phone)}. You also need your passkey.</StepHead>
      <OtpField ref={field} label="Code" name="code" value={code} error={flow.error} onChange={enter} />
      <Button
        type="submit"
        variant="signal"
        size="l"
        wide
        pending={busy}
        disabledReason={code.length === OTP_LENGTH ? undefined : 'Enter the six digits of the code.'}
      >
        Continue
      </Button>
      <Row flexWrap="wrap" gap={5} rowGap={0} font="text15">
        {wait > 0 ? (
          <span>You can request another code in {formatWaitClock(wait)}</span>
        ) : (
          <TextButton onClick={() => void flow.sendCode()}>Send another code</TextButton>
        )}
        <TextButton onClick={() => flow.go({ name: 'phone' })}>Change the number</TextButton>
        {flow.isLimited && <TextButton onClick={() => flow.go({ name: 'device' })}>Use a recovery code</TextButton>}
      </Row>
    </Grid>
  );
}
