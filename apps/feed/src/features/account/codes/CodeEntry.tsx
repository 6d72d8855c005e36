import { t } from '@maidan/i18n/text';
import { maskedPhone } from '@maidan/auth/login/phone-text';
import { OtpField } from '@maidan/ui/OtpField';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './CodeEntry.css.ts';
import { ResendCode } from './ResendCode.tsx';

interface CodeEntryProps {
  /** Where the code went. */
  phone: string;
  pin: string;
  error: string | null | undefined;
  onChange: (pin: string) => void;
  /** When another code can be requested, milliseconds since 1970. */
  nextCodeAt: number;
  pending: boolean;
  onResend: () => void;
  /** An alternative next to Resend. */
  children?: ReactNode;
}

/** Enters the code that was sent, or has it sent again. The field takes the focus when it appears. */
export function CodeEntry(props: CodeEntryProps) {
  const { phone, pin, error, onChange, nextCodeAt, pending, onResend, children } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={css.code}>
      <OtpField
        ref={field}
        label={t('account.enterOtp', { phone: maskedPhone(phone) })}
        name="pin"
        value={pin}
        error={error}
        onChange={onChange}
      />
      <div className={css.row}>
        <ResendCode key={nextCodeAt} from={nextCodeAt} pending={pending} onResend={onResend} />
        {children}
      </div>
    </div>
  );
}
