import { Button } from '@maidan/ui/Button';
import { Checkbox } from '@maidan/ui/Checkbox';
import { Grid } from '@maidan/ui/layout';
import { useState } from 'react';
import { CodeList } from '../../../rows/CodeList.tsx';
import { StepHead } from './StepHead.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The label of the last button. */
  done: string;
  onDone: () => void;
}

/** Shows the codes once. The button works once the person confirms that they have saved them. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);

  return (
    <Grid gap={5}>
      <StepHead title="Save these codes" takesFocus>
        If you lose your passkey, each code replaces it once. They are shown only once: print them, or keep them with
        your passwords.
      </StepHead>
      <CodeList codes={codes} />
      <Checkbox label="I have saved these codes" checked={kept} onChange={setKept} />
      <Button
        variant="signal"
        size="l"
        wide
        disabledReason={kept ? undefined : 'Save the codes first: they are not shown again.'}
        onClick={onDone}
      >
        {done}
      </Button>
    </Grid>
  );
}
