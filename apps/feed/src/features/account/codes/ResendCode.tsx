import { t } from '@maidan/i18n/text';
import { formatWaitClock, formatWait } from '@maidan/auth/login/wait-text';
import { TextButton } from '@maidan/ui/TextLink';
import { useEffect, useState } from 'react';
import * as css from './CodeEntry.css.ts';

interface ResendCodeProps {
  /** When another code can be requested, milliseconds since 1970. */
  from: number;
  pending: boolean;
  onResend: () => void;
  label?: string;
}

/** Requests another code, and shows the time until that is possible. */
export function ResendCode({ from, pending, onResend, label = t('account.resend') }: ResendCodeProps) {
  const [now, setNow] = useState(() => Date.now());
  const wait = Math.max(0, from - now);
  const waits = wait > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const clock = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(clock);
  }, [waits]);
  return (
    <span className={css.resend}>
      <TextButton
        pending={pending}
        onClick={onResend}
        disabledReason={waits ? t('account.resendIn', { wait: formatWait(wait) }) : undefined}
      >
        {label}
      </TextButton>
      {waits ? <span aria-hidden="true">{formatWaitClock(wait)}</span> : null}
    </span>
  );
}
