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
import { cancelUpload } from '@maidan/contract/core/uploads';
import { useAskToLeave } from '@maidan/site/browser/unfinished';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers, KeptFile } from '../submit/answers.ts';
import { begunUploads } from '../submit/begun-uploads.ts';
import type { FormSubmission } from '../submit/use-form-submission.ts';
import { bringBack, createProgressSaver, isSameKept, replacedUploads, writeKept, type Kept } from './progress-saver.ts';

/** State for a user whose stored answers, if any, have been loaded. */
interface Keeping {
  readonly userId: Id;
  /** When the stored answers are deleted; null while there are none. */
  readonly until: string | null;
  /** Whether the form has answers that are not stored. */
  readonly isNew: boolean;
  /** Answers stored by another device or tab. Nothing replaces them until the person has chosen. */
  readonly other: FormProgress | null;
}

/** What this page knows about the answers stored in the account. */
interface Account {
  /** `changed_at` of the last version this page saw; null for none. */
  seen: string | null;
  /** A save without a reply, which may have arrived. */
  unanswered: Kept | null;
  /** The uploads that the stored answers refer to. */
  files: Kept['files'];
}

const nothingSeen: Account = { seen: null, unanswered: null, files: [] };

export interface FormProgressState {
  readonly until: string | null;
  /** `sending` while a file is being uploaded. */
  readonly state: 'kept' | 'sending' | 'failed';
  readonly other: FormProgress | null;
  /** Empties the form and offers Undo. */
  readonly restart: () => void;
  /** Answers the question which answers to continue with. */
  readonly settle: (takesOther: boolean) => void;
}

const isChanged = (error: unknown) => error instanceof ApiError && error.code === 'form_changed';

/**
 * Stores a user's answers in the account until they are sent, and restores them on any device.
 * @param submission the submission of these answers
 * @param onBack called when answers of an earlier visit are restored
 * @returns null where nothing is stored: for a visitor, and on a server without this extension
 */
export function useFormProgress(
  form: Form,
  answers: Answers,
  { progress, isDone }: Pick<FormSubmission, 'progress' | 'isDone'>,
  onBack: () => void,
): FormProgressState | null {
  const api = useApi();
  const { signedIn, userId } = useSession();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [state, setState] = useState<FormProgressState['state']>('kept');
  const account = useRef<Account>(nothingSeen);
  const flush = useRef<() => void>(null);
  const { id, fields } = form;
  const user = signedIn ? userId : null;

  const take = useEffectEvent((found: FormProgress | null, of: Id) => {
    account.current = { ...nothingSeen, seen: found?.changed_at ?? null, files: found?.files ?? [] };
    const isEmpty = answers.isUntouched();
    const isSame = found !== null && isSameKept(found, writeKept(fields, answers));
    if (found && isEmpty) {
      bringBack(fields, answers, found);
      if (!answers.isUntouched()) showToast(t('forms.answersBack'));
    }
    const isNew = !isEmpty && !isSame;
    if (found && !isNew) onBack();
    setKeeping({ userId: of, until: found?.expires_at ?? null, isNew, other: isNew ? found : null });
  });
  useEffect(() => {
    if (user === null) return undefined;
    const stop = new AbortController();
    api.call(formProgress, { params: { id } }, { signal: stop.signal }).then(
      (found) => {
        if (!stop.signal.aborted) take(found, user);
        return null;
      },
      // The stored answers are unknown, so nothing may replace them.
      () => null,
    );
    return () => {
      stop.abort();
      setKeeping(null);
    };
  }, [api, id, user]);

  const isKeeping = keeping !== null && keeping.other === null && progress === null && !isDone;
  const isNew = useEffectEvent(() => keeping?.isNew === true);
  useEffect(() => {
    if (!isKeeping) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const params = { id };

    /** On a conflict the person chooses, unless the newer version is this page's own save whose reply was lost. */
    async function keepOrAsk(write: () => Promise<void>): Promise<void> {
      try {
        await write();
      } catch (error) {
        if (!isChanged(error)) throw error;
        const found = await api.call(formProgress, { params }, { signal });
        const { unanswered } = account.current;
        if (found !== null && !(unanswered !== null && isSameKept(found, unanswered))) {
          setKeeping((before) => before && { ...before, until: found.expires_at, isNew: true, other: found });
          throw error;
        }
        account.current = { ...account.current, seen: found?.changed_at ?? null };
        await write();
      }
    }

    async function save(body: Kept): Promise<void> {
      const replaces = account.current.seen;
      const { changed_at: seen, expires_at: until } = await api
        .call(saveFormProgress, { params, body: { replaces, ...body } }, { signal })
        .catch((error: unknown) => {
          if (!isChanged(error)) account.current = { ...account.current, unanswered: body };
          throw error;
        });
      const gone = replacedUploads(account.current.files, answers);
      account.current = { seen, unanswered: null, files: body.files };
      setKeeping((before) => before && { ...before, until, isNew: false });
      for (const upload of gone) api.call(cancelUpload, { params: { id: upload } }).catch(() => undefined);
    }

    /** Deletes the stored answers. Their uploads stay for a while, since this can be undone. */
    async function drop(): Promise<void> {
      const replaces = account.current.seen;
      if (replaces !== null) await api.call(dropFormProgress, { params, query: { replaces } }, { signal });
      account.current = { ...account.current, seen: null };
      setKeeping((before) => before && { ...before, until: null, isNew: false });
    }

    async function sendAhead(fieldId: Id, file: File): Promise<KeptFile | null> {
      const { sendLargeFiles } = await import('../submit/send-large-files.ts');
      try {
        const begunOf = (of: Id) => begunUploads.of(user, id, of);
        const options = { begunOf, signal, onProgress: () => undefined };
        const upload = (await sendLargeFiles(api, [{ fieldId, file }], options)).get(fieldId);
        return upload === undefined ? null : { upload, name: file.name, size: file.size };
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'http' || error.status === null || error.status >= 500)
          throw error;
        const [problem] = error.fields[fieldId] ?? [];
        // Problems beyond this file are reported when the form is sent.
        if (problem !== undefined && answers.get(fieldId).file === file) {
          answers.set(fieldId, { file: null });
          answers.fail(fieldId, problem);
        }
        return null;
      }
    }

    const saver = createProgressSaver({
      fields,
      answers,
      sendFile: sendAhead,
      keep: (body) => keepOrAsk(() => save(body)),
      drop: () => keepOrAsk(drop),
      onChange: setState,
    });
    saver.begin(isNew());
    flush.current = saver.flush;
    const unsubscribe = answers.subscribeAll(saver.changed);
    const hide = () => document.visibilityState === 'hidden' && saver.flush();
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', saver.changed);
    return () => {
      unsubscribe();
      saver.stop();
      stop.abort();
      setState('kept');
      flush.current = null;
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', saver.changed);
    };
  }, [api, id, fields, answers, user, isKeeping]);

  // The server deletes the stored answers when they are sent. After a lost reply they may have been stored again.
  const forget = useEffectEvent(() => {
    const { seen: replaces } = account.current;
    account.current = nothingSeen;
    if (replaces !== null) api.call(dropFormProgress, { params: { id }, query: { replaces } }).catch(() => undefined);
  });
  useEffect(() => {
    if (isDone) forget();
  }, [isDone]);

  useAskToLeave(state === 'sending');

  /** @returns toast options whose Undo restores the current answers */
  function remember() {
    const before = fields.map((field) => ({ id: field.id, ...answers.get(field.id) }));
    const onPress = () => before.forEach(({ id: of, text, picks, file }) => answers.set(of, { text, picks, file }));
    return { action: { label: t('forms.undo'), onPress } };
  }

  function restart(): void {
    const undo = remember();
    answers.reset();
    setKeeping((kept) => kept && { ...kept, until: null });
    flush.current?.();
    showToast(t('forms.emptyAgain'), undo);
  }

  function settle(takesOther: boolean): void {
    if (!keeping?.other) return;
    const { changed_at: seen, files } = keeping.other;
    account.current = { seen, unanswered: null, files };
    if (takesOther) {
      const undo = remember();
      answers.reset();
      bringBack(fields, answers, keeping.other);
      showToast(t('forms.answersBack'), undo);
    }
    setKeeping({ ...keeping, isNew: !takesOther, other: null });
  }

  return keeping && { until: keeping.until, state, other: keeping.other, restart, settle };
}
