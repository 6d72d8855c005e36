import { ALERT_LIFE_MS } from '@maidan/ui/toast/alert-life';
import { useEffect, useState } from 'react';
import * as css from './LoginForm.css.ts';

/** The reason for the login; hidden after 5 seconds. */
export function LoginMessage({ text }: { readonly text: string | null }) {
  const [hidden, setHidden] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => setHidden(text), ALERT_LIFE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // The element stays, so that screen readers announce what is put into it.
  return <output className={css.message}>{text !== null && text !== hidden && <span>{text}</span>}</output>;
}
