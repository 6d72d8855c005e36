import { t } from '@maidan/i18n/text';
import { FormShell } from '@maidan/ui/FormShell';
import { TextLink } from '@maidan/ui/TextLink';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { otpHeading, smsType, submitBlock } from '../../login/login-flow.ts';
import { useAnyDigits } from '../../login/use-any-digits.ts';
import { useLoginFlow, type LoginFlowOptions } from '../../login/use-login-flow.ts';
import { useWebOtp } from '../../login/use-web-otp.ts';
import * as css from './LoginForm.css.ts';
import { AccountPinStep } from './AccountPinStep.tsx';
import { LoginMessage } from './LoginMessage.tsx';
import { LoginTerms, type TermsLinks } from './LoginTerms.tsx';
import { OtpStep } from './OtpStep.tsx';
import { PhoneStep, SendWait } from './PhoneStep.tsx';

export interface LoginFormProps extends LoginFlowOptions {
  readonly terms: TermsLinks;
  /** Shown for 5 seconds: 'Please Login to submit the form.' */
  readonly message?: string | null;
  /** The level of the second step's heading: one below the title above the form. */
  readonly headingLevel: 2 | 3;
  /** The person follows a link to the terms, which closes a dialog. */
  readonly onLeave?: () => void;
}

export function LoginForm({ terms, message = null, headingLevel, onLeave, ...options }: LoginFormProps) {
  const { state, enter, submit, receive } = useLoginFlow(options);
  const root = useRef<HTMLDivElement>(null);
  const isOtp = state.step !== 'phone';
  const SecondStep = state.account === 'guarded' ? AccountPinStep : OtpStep;
  useAnyDigits(root);
  useWebOtp(state.step === 'otp' && state.pin === '' && !state.busy, receive);

  const { on, turn } = state.focus;
  useEffect(() => {
    if (turn === 0) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    // During a wait, the clock is more informative than a disabled button.
    const field = on === 'submit' ? (find('[role="timer"]') ?? find('button[type="submit"]')) : find(`[name="${on}"]`);
    field?.focus();
    if (on === 'phone' && field instanceof HTMLInputElement) field.select();
  }, [on, turn]);

  return (
    <div ref={root} className={css.form}>
      <VisuallyHidden as="output">{state.notice}</VisuallyHidden>
      <LoginMessage text={message} />
      <FormShell
        label={isOtp ? otpHeading(state.userstatus) : t('auth.oneClick')}
        pending={state.busy}
        error={state.error}
        submit={isOtp ? t('auth.logIn') : t('auth.sendOtp')}
        submitDisabledReason={submitBlock(state)}
        onSubmit={() => void submit()}
        below={
          <>
            {!isOtp && <SendWait state={state} dispatch={enter} />}
            {state.error !== null && state.appeal !== null && (
              <TextLink href={`${terms.appeal}#${state.appeal}`} {...(onLeave ? { onClick: onLeave } : {})}>
                {t('auth.appeal')}
              </TextLink>
            )}
            <LoginTerms {...terms} onFollow={onLeave} />
          </>
        }
      >
        <input type="hidden" name="smstype" value={smsType(state)} required />
        {isOtp ? (
          <SecondStep state={state} dispatch={enter} headingLevel={headingLevel} />
        ) : (
          <PhoneStep state={state} dispatch={enter} />
        )}
      </FormShell>
    </div>
  );
}
