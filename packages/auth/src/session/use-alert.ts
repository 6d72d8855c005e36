import { useEffect, useState } from 'react';
import type { Alert } from './alert-storage.ts';
import { useAuthContext } from './auth-context.ts';

/** The stored alert for the site's one AlertBar: `<AlertBar {...useAlert()} />`. Removed from storage when shown. */
export function useAlert(): Omit<Alert, 'text'> & { text: string | null; onHidden: () => void } {
  const { alerts } = useAuthContext().auth;
  const [alert, setAlert] = useState<Alert | null>(null);
  useEffect(() => {
    const show = () => {
      const taken = alerts.take();
      if (taken) setAlert(taken);
    };
    show();
    return alerts.subscribe(show);
  }, [alerts]);
  return { tone: 'success', ...alert, text: alert?.text ?? null, onHidden: () => setAlert(null) };
}

/** Stores an alert that is shown once: now, or after the next page load. */
export function useStoreAlert(): (text: string, tone?: Alert['tone']) => void {
  return useAuthContext().auth.alerts.store;
}
