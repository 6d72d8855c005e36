import { Button } from '@maidan/ui/Button';
import { Checkbox } from '@maidan/ui/Checkbox';
import { useState } from 'react';
import { CodeList } from '../../parts/lists/CodeList.tsx';
import * as css from './SignIn.css.ts';
import { StepHead } from './StepHead.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** What the last button does. */
  done: string;
  onDone: () => void;
}

/** Shown once. The way on opens when the person says that they have kept them. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);

  return (
    <div className={css.form}>
      <StepHead title="Keep these codes" takesFocus>
        Each of them replaces your passkey once, if you lose it. They are shown only once: print them, or keep them
        where you keep your passwords.
      </StepHead>
      <CodeList codes={codes} />
      <Checkbox label="I have kept these codes" checked={kept} onChange={setKept} />
      <Button
        variant="signal"
        size="l"
        wide
        disabledReason={kept ? undefined : 'Keep the codes first: they are not shown again.'}
        onClick={onDone}
      >
        {done}
      </Button>
    </div>
  );
}
