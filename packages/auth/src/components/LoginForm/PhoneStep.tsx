import { t } from '@maidan/i18n/text';
import { PhoneField } from '@maidan/ui/PhoneField';
import { TextButton } from '@maidan/ui/TextLink';
import { useState, type Dispatch } from 'react';
import { sendWait, type LoginEvent, type LoginState } from '../../login/login-flow.ts';
import { incompletePhoneMessage, wrongFirstDigitMessage } from '../../login/phone-text.ts';
import { WaitClock } from './WaitClock.tsx';
import * as css from './LoginForm.css.ts';

export interface StepProps {
  readonly state: LoginState;
  readonly dispatch: Dispatch<LoginEvent>;
}

export function PhoneStep({ state, dispatch }: StepProps) {
  const { phone, fields } = state;
  // A short number is reported once the field loses focus. A wrong first digit takes precedence over the server's error.
  const [leftAt, setLeftAt] = useState('');
  const short = leftAt === phone ? incompletePhoneMessage(phone) : null;
  return (
    <PhoneField
      label={t('auth.phone')}
      name="phone"
      value={phone}
      error={wrongFirstDigitMessage(phone) ?? fields.phone ?? short}
      onChange={(value) => dispatch({ type: 'edit', field: 'phone', value })}
      onBlur={() => setLeftAt(phone)}
    />
  );
}

/** After 'Resend OTP?': when the next code may be sent, and the way back for a late code. */
export function SendWait({ state, dispatch }: StepProps) {
  const wait = sendWait(state);
  const isSent = state.sentTo !== null && state.sentTo === state.phone;
  if (wait === 0 && !isSent) return null;
  return (
    <div className={css.row}>
      {wait > 0 && <WaitClock label={t('auth.sendAgainIn')} wait={wait} whole={state.nextSend?.wait ?? wait} />}
      {isSent && <TextButton onClick={() => dispatch({ type: 'have-code' })}>{t('auth.haveOtp')}</TextButton>}
    </div>
  );
}
