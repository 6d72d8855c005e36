import { ALERT_LIFE_MS } from '@maidan/ui/toast/alert-life';
import { useEffect, useState } from 'react';
import * as css from './LoginForm.css.ts';

interface LoginMessageProps {
  readonly text: string | null;
  /** How long it shows, in milliseconds. */
  readonly life?: number;
}

/** The reason for the login; hidden after 5 seconds. */
export function LoginMessage({ text, life = ALERT_LIFE_MS }: LoginMessageProps) {
  const [hidden, setHidden] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => setHidden(text), life);
    return () => clearTimeout(timer);
  }, [text, life]);
  // The element stays, so that screen readers announce new text in it.
  return <output className={css.message}>{text !== null && text !== hidden && <span>{text}</span>}</output>;
}
