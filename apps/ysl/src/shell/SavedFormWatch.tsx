import { useAuthContext } from '@maidan/auth/session/auth-context';
import { siteArea, tabArea } from '@maidan/browser/storage-area';
import { useEffect } from 'react';
import { KEPT_EDIT_KEY } from '../features/custom-form/edit/kept-edit-key.ts';
import { SAVED_FORM_KEY } from '../features/custom-form/submit/saved-form-key.ts';

/** On every page, removes saved answers when they expire, and saved answers and edits on logout. */
export function SavedFormWatch() {
  const { session } = useAuthContext().auth;
  useEffect(() => {
    if (siteArea.get(SAVED_FORM_KEY) === null) return;
    import('../features/custom-form/submit/saved-answers-storage.ts').then(
      ({ savedAnswers }) => savedAnswers.watch(),
      // If the module could not be loaded, the next page tries again.
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
