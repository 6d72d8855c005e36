import type { DeskNextStep } from '@maidan/contract/desk/access/sign-in';
import { Button } from '@maidan/ui/Button';
import { Grid, Row } from '@maidan/ui/layout';
import { TextButton } from '@maidan/ui/TextLink';
import { StepHead } from './StepHead.tsx';
import type { SignInFlow } from './use-sign-in.ts';

interface PasskeyStepProps {
  flow: SignInFlow;
  next: DeskNextStep;
}

export function PasskeyStep({ flow, next }: PasskeyStepProps) {
  return (
    <Grid gap={5}>
      <StepHead title="Use your passkey" takesFocus>
        Your phone or computer confirms it is you with its screen lock.
      </StepHead>
      <Button variant="signal" size="l" wide pending={flow.busy} onClick={() => void flow.signInWithPasskey(next)}>
        Use passkey
      </Button>
      <Row flexWrap="wrap" gap={5} rowGap={0} font="text15">
        <TextButton onClick={() => flow.go({ name: 'recovery', next })}>I don’t have it here</TextButton>
      </Row>
    </Grid>
  );
}
