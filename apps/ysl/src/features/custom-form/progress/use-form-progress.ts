import { t } from '@maidan/i18n/text';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useSession } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import type { Form } from '@maidan/contract/league/custom-forms';
import {
  dropFormProgress,
  formProgress,
  saveFormProgress,
  type FormProgress,
} from '@maidan/contract/league/form-progress';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers, KeptFile } from '../submit/answers.ts';
import { begunUploads } from '../submit/begun-uploads.ts';
import { bringBack, createProgressSaver } from './progress-saver.ts';

/** Of a user whose kept answers, if any, have been read. */
interface Keeping {
  readonly userId: Id;
  /** When they are deleted; null while none are kept. */
  readonly until: string | null;
  /** Whether the form has answers that are not kept. */
  readonly isNew: boolean;
}

export interface FormProgressState {
  readonly until: string | null;
  readonly hasFailed: boolean;
  /** Empties the form, with a way back. */
  readonly restart: () => void;
}

/**
 * Keeps a user's answers in the account until they are sent, and brings them back on any device.
 * @param isSending while they are being sent, and afterwards
 * @returns null where nothing is kept: for a visitor, and on a server that cannot
 */
export function useFormProgress(form: Form, answers: Answers, isSending: boolean): FormProgressState | null {
  const api = useApi();
  const { signedIn, userId } = useSession();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { id, fields } = form;
  const user = signedIn ? userId : null;

  const take = useEffectEvent((found: FormProgress | null, of: Id) => {
    const isEmpty = answers.isUntouched();
    if (found && isEmpty) {
      bringBack(fields, answers, found);
      if (!answers.isUntouched()) showToast(t('forms.answersBack'));
    }
    setKeeping({ userId: of, until: found?.expires_at ?? null, isNew: !isEmpty });
  });
  useEffect(() => {
    if (user === null) return undefined;
    const stop = new AbortController();
    api.call(formProgress, { params: { id } }, { signal: stop.signal }).then(
      (found) => {
        if (!stop.signal.aborted) take(found, user);
        return null;
      },
      // What is kept is not known, so that nothing takes its place.
      () => null,
    );
    return () => {
      stop.abort();
      setKeeping(null);
    };
  }, [api, id, user]);

  const isKeeping = keeping !== null && !isSending;
  const isNew = useEffectEvent(() => keeping?.isNew === true);
  useEffect(() => {
    if (!isKeeping) return undefined;
    const stop = new AbortController();
    const saver = createProgressSaver({
      fields,
      answers,
      sendFile: (fieldId, file) => sendAhead(fieldId, file, stop.signal),
      async keep(body) {
        const { expires_at: until } = await api.call(
          saveFormProgress,
          { params: { id }, body },
          { signal: stop.signal },
        );
        setKeeping((before) => before && { ...before, until, isNew: false });
      },
      onChange: setHasFailed,
    });
    async function sendAhead(fieldId: Id, file: File, signal: AbortSignal): Promise<KeptFile | null> {
      const { sendLargeFiles } = await import('../submit/send-large-files.ts');
      try {
        const begunOf = (of: Id) => begunUploads.of(user, id, of);
        const options = { begunOf, signal, onProgress: () => undefined };
        const upload = (await sendLargeFiles(api, [{ fieldId, file }], options)).get(fieldId);
        return upload === undefined ? null : { upload, name: file.name, size: file.size };
      } catch (error) {
        // Refused: it is said when the form is sent.
        if (error instanceof ApiError && error.kind === 'http' && error.status !== null && error.status < 500)
          return null;
        throw error;
      }
    }
    saver.begin(isNew());
    const unsubscribe = answers.subscribeAll(saver.changed);
    const hide = () => document.visibilityState === 'hidden' && saver.flush();
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', saver.changed);
    return () => {
      unsubscribe();
      saver.stop();
      stop.abort();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', saver.changed);
    };
  }, [api, id, fields, answers, user, isKeeping]);

  function restart(): void {
    const before = fields.map((field) => ({ id: field.id, ...answers.get(field.id) }));
    answers.reset();
    setKeeping((kept) => kept && { ...kept, until: null });
    api.call(dropFormProgress, { params: { id } }).catch(() => setHasFailed(true));
    showToast(t('forms.emptyAgain'), {
      action: {
        label: t('forms.undo'),
        onPress: () => before.forEach(({ id: of, text, picks, file }) => answers.set(of, { text, picks, file })),
      },
    });
  }

  return keeping === null ? null : { until: keeping.until, hasFailed, restart };
}
