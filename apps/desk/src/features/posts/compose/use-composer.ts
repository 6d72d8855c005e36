import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { randomKey } from '@maidan/browser/random-key';
import { publishPost } from '@maidan/contract/desk/compose';
import { findMissing } from '@maidan/contract/desk/post-rules';
import { deskPosts, withdrawPosts, type DeskPost } from '@maidan/contract/desk/posts';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showUndo } from '../../../parts/show-undo.ts';
import { momentAt } from '../../../parts/time.ts';
import { paths } from '../../../paths.ts';
import { useStaff } from '../../../session/DeskContext.tsx';
import { emptyDraft, forgetPost, readPost, writePost, type DeviceDraft } from './device-draft.ts';
import { toContent } from './to-content.ts';

type Errors = Readonly<Record<string, string | undefined>>;

/** The zone of the city has no summer time. */
const INDIA = '+05:30';

/** The post that is being written: what is in it, what is wrong with it, and how it goes out. */
export function useComposer() {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const staff = String(useStaff().id);
  const [{ draft, keptAt }, setState] = useState(() => readPost(staff));
  const [errors, setErrors] = useState<Errors>({});
  const [key, setKey] = useState(randomKey);

  function change(part: Partial<DeviceDraft>): void {
    setState((before) => {
      const next = { draft: { ...before.draft, ...part }, keptAt: Date.now() };
      writePost(staff, next);
      return next;
    });
    // What was wrong with a field is out of date once it changes; a change of kind changes what is needed.
    const changed = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
    setErrors((before) => ('type' in part ? {} : { ...before, ...changed }));
  }

  function clear(): void {
    forgetPost(staff);
    setState({ draft: emptyDraft, keptAt: null });
    setErrors({});
  }

  const withdraw = useMutation({
    mutationFn: ({ id }: DeskPost) => api.call(withdrawPosts, { body: { ids: [Number(id)] } }),
    onSuccess: async (_, { name }) => {
      showToast(`Withdrawn: ${name}`);
      await queryClient.invalidateQueries({ queryKey: [deskPosts.id] });
    },
    onError: (error) => void showToast(errorMessage(error), { tone: 'error' }),
  });

  const send = useMutation({
    mutationFn: () => {
      const at = draft.at === '' ? {} : { at: `${draft.at}:00${INDIA}` };
      return api.call(publishPost, { body: { content: toContent(draft), ...at } }, { idempotencyKey: key });
    },
    onSuccess: async (post) => {
      clear();
      const when = post.published_at === null ? '' : ` ${momentAt(post.published_at)}`;
      const text = post.state === 'scheduled' ? `${post.name} goes out${when}` : `Published: ${post.name}`;
      showUndo(text, () => withdraw.mutate(post));
      await queryClient.invalidateQueries({ queryKey: [deskPosts.id] });
      void navigate(paths.posts(post.state));
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 422) return;
      setErrors(Object.fromEntries(Object.entries(error.fields).map(([name, texts]) => [name, texts[0]])));
    },
    // A corrected post is another act.
    onSettled: () => setKey(randomKey()),
  });

  function publish(): void {
    const missing = findMissing(draft);
    setErrors(missing);
    if (Object.keys(missing).length === 0) send.mutate();
  }

  return { draft, keptAt, errors, change, clear, publish, send };
}

export type ComposerState = ReturnType<typeof useComposer>;
