import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { formDraftQuery } from '@maidan/api-client/queries/desk/forms';
import { useOnline } from '@maidan/browser/use-online';
import { formDraft, publishForm, saveFormDraft, type FormToBuild } from '@maidan/contract/desk/forms/form-builder';
import type { BuiltField, BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { deskForms } from '@maidan/contract/desk/forms/forms';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../../../page/use-settled.ts';
import { useStaff } from '../../../session/DeskContext.tsx';
import { isSameForm, mergeForms, toContent } from './built-form.ts';
import { keepForm, readKeptForm } from './kept-form.ts';

type Errors = Readonly<Record<string, string | undefined>>;

interface Known {
  readonly content: BuiltForm;
  readonly revision: number;
}

/** Reports a merge of two people's changes. */
const joinedText = (both: readonly string[]): string =>
  both.length === 0
    ? 'Someone else changed this form too. It now has both sets of changes.'
    : `Someone else changed this form too. Your version was kept for: ${both.join(', ')}.`;

/** The form being built. Edits are saved on the device at once, and on the server after a short pause. */
export function useFormBuilder(id: string, loaded: FormToBuild) {
  const api = useApi();
  const queryClient = useQueryClient();
  const online = useOnline();
  const staff = String(useStaff().id);
  const [known, setKnown] = useState<Known>({ content: loaded.content, revision: loaded.revision });
  const [content, setContent] = useState<BuiltForm>(() => {
    const kept = readKeptForm(staff, id);
    return kept === null ? loaded.content : mergeForms(kept.base, kept.content, loaded.content).form;
  });
  const [errors, setErrors] = useState<Errors>({});
  const settled = useSettled(content);
  const isDirty = !isSameForm(known.content, content);

  function change(part: Partial<BuiltForm>): void {
    const next = { ...content, ...part };
    setContent(next);
    keepForm(staff, id, { base: known.content, content: next });
    const changed = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
    setErrors((before) => ({ ...before, ...changed }));
  }

  function changeField(key: string, part: Partial<BuiltField>): void {
    change({ fields: content.fields.map((field) => (field.key === key ? { ...field, ...part } : field)) });
    setErrors((before) => ({ ...before, [`fields.${key}`]: undefined }));
  }

  /** Merges with a version that someone else saved first, and saves again. */
  async function join(mine: BuiltForm): Promise<void> {
    const theirs = await queryClient.fetchQuery({ ...formDraftQuery(api, id), staleTime: 0 });
    const { form, both } = mergeForms(known.content, mine, theirs.content);
    setKnown({ content: theirs.content, revision: theirs.revision });
    setContent(form);
    showToast(joinedText(both));
  }

  const save = useMutation({
    mutationFn: async (sent: BuiltForm) => {
      const body = { revision: known.revision, content: toContent(sent) };
      return api.call(saveFormDraft, { params: { id }, body });
    },
    onSuccess: ({ revision }, sent) => {
      setKnown({ content: sent, revision });
      if (isSameForm(sent, content)) keepForm(staff, id, null);
    },
    onError: async (error, sent) => {
      if (error instanceof ApiError && error.code === 'form_changed') await join(sent);
    },
  });

  const hasFailed = save.isError && save.variables === settled;
  const isDue = online && isDirty && settled === content && !save.isPending && !hasFailed;
  const saveNow = useEffectEvent((sent: BuiltForm) => save.mutate(sent));
  useEffect(() => {
    if (isDue) saveNow(settled);
  }, [isDue, settled]);
  const tryAgain = useEffectEvent(() => save.reset());
  useEffect(() => {
    if (online) tryAgain();
  }, [online]);

  const refresh = () =>
    Promise.all([formDraft, deskForms].map((one) => queryClient.invalidateQueries({ queryKey: [one.id] })));

  const publish = useMutation({
    mutationFn: async () => {
      let { revision } = known;
      if (isDirty) ({ revision } = await save.mutateAsync(content));
      return api.call(publishForm, { params: { id }, body: { revision } });
    },
    onSuccess: async () => {
      keepForm(staff, id, null);
      const { revision } = await queryClient.fetchQuery({ ...formDraftQuery(api, id), staleTime: 0 });
      setKnown({ content, revision });
      await refresh();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'form_changed') return;
      if (error instanceof ApiError && error.status === 422) {
        setErrors(Object.fromEntries(Object.entries(error.fields).map(([name, texts]) => [name, texts[0]])));
      }
      showToast(errorMessage(error), { tone: 'error' });
    },
  });

  /** Loads the server's version after a change made elsewhere. */
  async function reload(): Promise<void> {
    const { content: now, revision } = await queryClient.fetchQuery({ ...formDraftQuery(api, id), staleTime: 0 });
    keepForm(staff, id, null);
    setKnown({ content: now, revision });
    setContent(now);
    setErrors({});
    await refresh();
  }

  return { content, known, errors, isDirty, change, changeField, save, publish, reload, refresh };
}

export type FormBuilderState = ReturnType<typeof useFormBuilder>;
