import { t } from '@maidan/i18n/text';
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
      <Heading className={css.heading}>{t('auth.accountPin')}</Heading>
      <p>{t('auth.pinWhy')}</p>
      <OtpField
        label={t('auth.enterPin')}
        name="account_pin"
        autoComplete="off"
        value={state.account_pin}
        error={state.fields.account_pin}
        onChange={(value) => dispatch({ type: 'edit', field: 'account_pin', value })}
      />
      {wait > 0 && <WaitClock label={t('auth.tryAgainIn')} wait={wait} whole={wait} />}
      <div className={css.row}>
        <span className={css.number}>
          {t('auth.notYours')}{' '}
          <TextButton onClick={() => dispatch({ type: 'start-new' })}>{t('auth.startNew')}</TextButton>
        </span>
      </div>
    </>
  );
}
