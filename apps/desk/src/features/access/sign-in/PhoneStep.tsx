import { incompletePhoneMessage, isWholePhone, wrongFirstDigitMessage } from '@maidan/auth/login/phone-text';
import { formatWaitClock } from '@maidan/auth/login/wait-text';
import { brand } from '@maidan/brand/brand';
import { Button } from '@maidan/ui/Button';
import { Grid, Row } from '@maidan/ui/layout';
import { PhoneField } from '@maidan/ui/PhoneField';
import { TextButton } from '@maidan/ui/TextLink';
import { useState } from 'react';
import { StepHead } from './StepHead.tsx';
import type { SignInFlow } from './use-sign-in.ts';
import { useWait } from './use-wait.ts';

interface PhoneStepProps {
  flow: SignInFlow;
  /** The text of an invitation. */
  invitation: string | undefined;
}

export function PhoneStep({ flow, invitation }: PhoneStepProps) {
  const { phone, busy } = flow;
  const [leftAt, setLeftAt] = useState('');
  const wait = useWait(flow.resendAt);
  const short = leftAt === phone ? incompletePhoneMessage(phone) : null;
  const blocked = isWholePhone(phone) ? undefined : 'Enter the ten digits of your number.';
  return (
    <Grid
      as="form"
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked === undefined && wait === 0) void flow.sendCode();
      }}
    >
      <StepHead title={invitation === undefined ? 'Sign in' : 'Join the desk'}>
        {invitation ?? `For the people who run ${brand.name}. We send a code to your phone, then you use your passkey.`}
      </StepHead>
      <PhoneField
        label="Phone number"
        name="phone"
        value={phone}
        error={wrongFirstDigitMessage(phone) ?? short}
        onChange={flow.setPhone}
        onBlur={() => setLeftAt(phone)}
      />
      <Button
        type="submit"
        variant="signal"
        size="l"
        wide
        pending={busy}
        disabledReason={blocked ?? (wait > 0 ? `You can request another code in ${formatWaitClock(wait)}.` : undefined)}
      >
        {wait > 0 ? `Send again in ${formatWaitClock(wait)}` : 'Send code'}
      </Button>
      {flow.isLimited && blocked === undefined && (
        <Row flexWrap="wrap" gap={5} rowGap={0} font="text15">
          <TextButton onClick={() => flow.go({ name: 'device' })}>Use a recovery code</TextButton>
        </Row>
      )}
    </Grid>
  );
}
