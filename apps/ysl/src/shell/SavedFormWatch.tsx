import { useAuthContext } from '@maidan/auth/session/auth-context';
import { siteArea, tabArea } from '@maidan/browser/storage-area';
import { useEffect } from 'react';
import { KEPT_EDIT_KEY } from '../features/custom-form/edit/kept-edit-key.ts';
import { SAVED_FORM_KEY } from '../features/custom-form/submit/saved-form-key.ts';

/** Removes the saved answers of a form when they expire, and those and changed ones at a logout, on every page. */
export function SavedFormWatch() {
  const { session } = useAuthContext().auth;
  useEffect(() => {
    if (siteArea.get(SAVED_FORM_KEY) === null) return;
    import('../features/custom-form/submit/saved-answers-storage.ts').then(
      ({ savedAnswers }) => savedAnswers.watch(),
      // It could not be loaded: the next page tries again.
      () => undefined,
    );
  }, []);
  useEffect(
    () =>
      session.onTokenChange(({ cause }) => {
        if (cause !== 'logout') return;
        siteArea.remove(SAVED_FORM_KEY);
        tabArea.remove(KEPT_EDIT_KEY);
      }),
    [session],
  );
  return null;
}
