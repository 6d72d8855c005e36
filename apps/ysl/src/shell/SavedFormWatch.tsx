import { useAuthContext } from '@maidan/auth/session/auth-context';
import { siteStorage } from '@maidan/auth/safe-storage';
import { useEffect } from 'react';
import { SAVED_FORM_KEY } from '../features/custom-form/submit/saved-form-key.ts';

/**
 * Saved answers of a form go when their time has come and when somebody logs out, on whatever page that happens
 * (trust.md, K-11). The rest is loaded only where there are some.
 */
export function SavedFormWatch() {
  const { session } = useAuthContext().auth;
  useEffect(() => {
    if (siteStorage.get(SAVED_FORM_KEY) === null) return;
    import('../features/custom-form/submit/saved-answers-storage.ts').then(
      ({ savedAnswers }) => savedAnswers.watch(),
      // Out of reach: the next page tries again.
      () => undefined,
    );
  }, []);
  useEffect(
    () =>
      session.onTokenChange(({ cause }) => {
        if (cause === 'logout') siteStorage.remove(SAVED_FORM_KEY);
      }),
    [session],
  );
  return null;
}
