import { OtpField } from '@maidan/ui/OtpField';
import { TextButton } from '@maidan/ui/TextLink';
import { lockWait } from '../../login/login-flow.ts';
import * as css from './LoginForm.css.ts';
import type { OtpStepProps } from './OtpStep.tsx';
import { WaitClock } from './WaitClock.tsx';

/** Shown after the right code for a number whose account has a PIN and was not used for 90 days. */
export function AccountPinStep({ state, dispatch, headingLevel }: OtpStepProps) {
  const Heading = `h${headingLevel}` as const;
  const wait = lockWait(state);
  return (
    <>
      <Heading className={css.heading}>Account PIN</Heading>
      <p>
        This number hasn’t been used here for 90 days, so it may have a new owner. If its account is yours, enter the
        PIN you set for it.
      </p>
      <OtpField
        label="Enter the PIN of your account."
        name="account_pin"
        autoComplete="off"
        value={state.account_pin}
        error={state.fields.account_pin}
        onChange={(value) => dispatch({ type: 'edit', field: 'account_pin', value })}
      />
      {wait > 0 && <WaitClock label="You can try again in" wait={wait} whole={wait} />}
      <div className={css.row}>
        <span className={css.number}>
          Not your account? <TextButton onClick={() => dispatch({ type: 'start-new' })}>Start a new one</TextButton>
        </span>
      </div>
    </>
  );
}
