import { t } from '@maidan/i18n/text';
import { EMAIL_MAX, NAME_MAX } from '@maidan/contract/rules/limits';
import { OtpField } from '@maidan/ui/OtpField';
import { TextButton } from '@maidan/ui/TextLink';
import { TextField } from '@maidan/ui/TextField';
import { lockWait, otpHeading } from '../../login/login-flow.ts';
import { maskedPhone } from '../../login/phone-text.ts';
import * as css from './LoginForm.css.ts';
import type { StepProps } from './PhoneStep.tsx';
import { WaitClock } from './WaitClock.tsx';

export interface OtpStepProps extends StepProps {
  readonly headingLevel: 2 | 3;
}

export function OtpStep({ state, dispatch, headingLevel }: OtpStepProps) {
  const { name, email, pin, phone, fields, userstatus } = state;
  const Heading = `h${headingLevel}` as const;
  const wait = lockWait(state);
  const edit = (field: 'name' | 'email' | 'pin') => (value: string) => dispatch({ type: 'edit', field, value });
  return (
    <>
      <Heading className={css.heading}>{otpHeading(userstatus)}</Heading>
      {userstatus === 'new' && (
        <>
          <TextField
            label={t('auth.name')}
            name="name"
            autoComplete="name"
            size="l"
            required
            maxLength={NAME_MAX}
            value={name}
            error={fields.name}
            onChange={edit('name')}
          />
          <TextField
            label={t('auth.email')}
            name="email"
            type="email"
            autoComplete="email"
            size="l"
            required
            maxLength={EMAIL_MAX}
            value={email}
            error={fields.email}
            onChange={edit('email')}
          />
        </>
      )}
      <OtpField label={t('auth.enterOtp')} name="pin" value={pin} error={fields.pin} onChange={edit('pin')} />
      {wait > 0 && <WaitClock label={t('auth.tryAgainIn')} wait={wait} whole={wait} />}
      <div className={css.row}>
        <TextButton onClick={() => dispatch({ type: 'resend' })}>{t('auth.resend')}</TextButton>
        <span className={css.number}>
          {t('auth.notNumber', { phone: maskedPhone(phone) })}{' '}
          <TextButton onClick={() => dispatch({ type: 'change-number' })}>{t('auth.change')}</TextButton>
        </span>
      </div>
    </>
  );
}
