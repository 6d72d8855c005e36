import type { DeskNextStep } from '@maidan/contract/desk/access/sign-in';
import { NAME_MAX } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { Grid } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { StepHead } from './StepHead.tsx';
import type { SignInFlow } from './use-sign-in.ts';

interface NewPasskeyStepProps {
  flow: SignInFlow;
  next: DeskNextStep;
  /** Whether the invitation has no name. */
  needsName: boolean;
}

export function NewPasskeyStep({ flow, next, needsName }: NewPasskeyStepProps) {
  const [name, setName] = useState('');
  const entered = name.trim();
  const blocked = needsName && entered === '' ? 'Enter your name first.' : undefined;
  return (
    <Grid
      as="form"
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked === undefined) void flow.makePasskey(next, entered);
      }}
    >
      <StepHead title="Create a passkey" takesFocus>
        It stays on this device or in your password manager. It cannot be read out over the phone, so no one can trick
        you into giving it away.
      </StepHead>
      {needsName && (
        <TextField
          label="Your name"
          name="name"
          size="l"
          autoComplete="name"
          maxLength={NAME_MAX}
          hint="Other staff see it. People who write to us do not."
          value={name}
          onChange={setName}
        />
      )}
      <Button type="submit" variant="signal" size="l" wide pending={flow.busy} disabledReason={blocked}>
        Create passkey
      </Button>
    </Grid>
  );
}
