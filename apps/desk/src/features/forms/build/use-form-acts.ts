import { useApi } from '@maidan/api-client/core/api-provider';
import { formDraftQuery } from '@maidan/api-client/queries/desk/forms';
import {
  discardFormDraft,
  duplicateForm,
  formDraft,
  limitForm,
  publishForm,
  saveFormDraft,
  setFormTemplate,
  type FormLimits,
  type FormToBuild,
} from '@maidan/contract/desk/forms/form-builder';
import type { BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { deskForms } from '@maidan/contract/desk/forms/forms';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showUndo } from '../../../acts/show-undo.ts';
import { useAct } from '../../../acts/use-act.ts';
import { paths } from '../../../paths.ts';
import { toContent } from './built-form.ts';
import type { FormBuilderState } from './use-form-builder.ts';

/** Actions on a form as a whole. */
export function useFormActs(id: string, loaded: FormToBuild, builder: FormBuilderState) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const changes = [formDraft, deskForms];
  const params = { id };

  const limit = useAct((limits: FormLimits) => api.call(limitForm, { params, body: limits }), { changes });

  /** Applies limits at once, with an undo to the previous ones. */
  function setLimits(limits: FormLimits, text: string): void {
    const before = loaded.limits;
    limit.mutate(limits, { onSuccess: () => showUndo(text, () => limit.mutate(before)) });
  }

  const duplicate = useAct(() => api.call(duplicateForm, { params }), {
    changes,
    done: ({ id: copy }) => {
      showToast('Form duplicated. Readers can’t see it yet.');
      void navigate(paths.form(copy ?? '', 'fields'));
    },
  });

  const template = useAct(
    (isTemplate: boolean) => api.call(setFormTemplate, { params, body: { is_template: isTemplate } }),
    {
      changes,
      done: (_, isTemplate) => showToast(isTemplate ? 'Now listed under New form' : 'No longer listed under New form'),
    },
  );

  const discard = useAct(
    async () => {
      await api.call(discardFormDraft, { params, body: { revision: builder.known.revision } });
    },
    { changes, done: () => void builder.reload() },
  );

  /** Undoes a publication: restores the previous version, or closes a form published for the first time. */
  const takeBack = useAct(
    async (before: BuiltForm | null) => {
      if (before === null) {
        await api.call(limitForm, { params, body: { ...loaded.limits, is_closed: true } });
        return;
      }
      const { revision: now } = await queryClient.fetchQuery({ ...formDraftQuery(api, id), staleTime: 0 });
      const body = { revision: now, content: toContent(before) };
      const { revision } = await api.call(saveFormDraft, { params, body });
      await api.call(publishForm, { params, body: { revision } });
    },
    { changes, done: (_, before) => void (before && builder.reload()) },
  );

  return { limit, setLimits, duplicate, template, discard, takeBack };
}

export type FormActs = ReturnType<typeof useFormActs>;
