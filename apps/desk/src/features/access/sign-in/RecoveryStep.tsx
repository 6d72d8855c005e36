import { RECOVERY_CODE_MAX } from '@maidan/contract/desk/limits';
import { Button } from '@maidan/ui/Button';
import { Grid, Row, Text } from '@maidan/ui/layout';
import { TextButton } from '@maidan/ui/TextLink';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { StepHead } from './StepHead.tsx';

interface RecoveryStepProps {
  /** What the code is for. */
  text: string;
  /** Advice for a person without a code. */
  help: string;
  busy: boolean;
  onEnter: (code: string) => void;
  back: { readonly label: string; readonly go: () => void };
}

export function RecoveryStep({ text, help, busy, onEnter, back }: RecoveryStepProps) {
  const [code, setCode] = useState('');
  const entered = code.trim();
  return (
    <Grid
      as="form"
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (entered !== '') onEnter(entered);
      }}
    >
      <StepHead title="Use a recovery code" takesFocus>
        {text}
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
        pending={busy}
        disabledReason={entered === '' ? 'Enter one of your recovery codes.' : undefined}
      >
        Continue
      </Button>
      <Row flexWrap="wrap" gap={5} rowGap={0} font="text15">
        <TextButton onClick={back.go}>{back.label}</TextButton>
      </Row>
      <Text marginTop={2} font="text17" color="quiet">
        {help}
      </Text>
    </Grid>
  );
}
