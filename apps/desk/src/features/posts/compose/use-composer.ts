import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError, isAnswered } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useOnline } from '@maidan/browser/use-online';
import { publishPost } from '@maidan/contract/desk/posts/compose';
import { postDrafts, removePostDraft, type KeptPostDraft } from '@maidan/contract/desk/posts/post-drafts';
import { findMissing } from '@maidan/contract/desk/posts/post-rules';
import { deskPosts, withdrawPosts, type DeskPost } from '@maidan/contract/desk/posts/posts';
import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showUndo } from '../../../acts/show-undo.ts';
import { cancelUploads } from '../../../files/open-uploads.ts';
import { usePrepared } from '../../../files/use-prepared.ts';
import { momentAt } from '../../../times/time.ts';
import { paths } from '../../../paths.ts';
import { useStaff } from '../../../session/DeskContext.tsx';
import { forgetPost, nothingKept, readPost, writePost, type DeviceDraft, type KeptPost } from './device-draft.ts';
import { toInstant } from '../../../times/local-time.ts';
import { fromServer, toContent } from './to-content.ts';
import { useServerDraft } from './use-server-draft.ts';

type Errors = Readonly<Record<string, string | undefined>>;

/** What a composer starts from: the server's draft, or what this device has not sent yet; null for a new post. */
export type Opened = KeptPostDraft | KeptPost | null;

function begin(staff: string, opened: Opened): KeptPost {
  if (opened === null) return readPost(staff, null);
  if ('keptAt' in opened) return opened;
  return {
    draft: fromServer(opened),
    keptAt: opened.changed_at === null ? null : Date.parse(opened.changed_at),
    server: { id: opened.id, version: opened.version },
    postId: opened.post_id,
    isSaved: true,
    sent: 'no',
  };
}

/** The state of the composer: the draft, its errors, and its publication. */
export function useComposer(opened: Opened, onCreated: (id: Id) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const staff = String(useStaff().id);
  const [kept, setKept] = useState(() => begin(staff, opened));
  const [errors, setErrors] = useState<Errors>({});
  const file = usePrepared(kept.draft.file);
  const draft = { ...kept.draft, file };
  const serverDraft = useServerDraft({ staff, kept, setKept, isOnline, onCreated });
  const lists = [deskPosts, postDrafts];
  const refresh = () => Promise.all(lists.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })));

  function change(part: Partial<DeviceDraft>): void {
    if (!send.isPending && !discard.isPending) serverDraft.resume();
    setKept((before) => {
      const sent = before.sent === 'no' ? 'no' : 'older';
      const next: KeptPost = {
        ...before,
        draft: { ...before.draft, ...part },
        keptAt: Date.now(),
        isSaved: false,
        sent,
      };
      writePost(staff, next);
      return next;
    });
    // An edit clears the error of its field; another kind has other required fields.
    const changed = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
    setErrors((before) => ('type' in part ? {} : { ...before, ...changed }));
  }

  function markSent(sent: KeptPost['sent']): void {
    setKept((before) => {
      if (before.sent === sent) return before;
      const next = { ...before, sent };
      writePost(staff, next);
      return next;
    });
  }

  function forget(): void {
    forgetPost(staff, kept.server?.id ?? null);
    setKept(nothingKept);
    setErrors({});
  }

  const discard = useMutation({
    mutationFn: async () => {
      const copy = await serverDraft.pause();
      if (copy !== null) await api.call(removePostDraft, { params: { id: copy.id } });
    },
    onSuccess: async () => {
      const before = kept;
      // An upload that finished later would start another draft.
      cancelUploads();
      forget();
      showUndo(before.postId === null ? 'Draft discarded' : 'Changes discarded', () => {
        // The server assigns a new id. An edited post comes back as a copy.
        writePost(staff, { ...before, server: null, postId: null, isSaved: false, sent: 'no' });
        void navigate(paths.newPost());
      });
      await refresh();
      void navigate(paths.posts());
    },
    onError: (error) => {
      serverDraft.resume();
      showToast(errorMessage(error), { tone: 'error' });
    },
  });

  const withdraw = useMutation({
    mutationFn: ({ id }: DeskPost) => api.call(withdrawPosts, { body: { ids: [Number(id)] } }),
    onSuccess: async (_, { name }) => {
      showToast(`Withdrawn: ${name}`);
      await refresh();
    },
    onError: (error) => void showToast(errorMessage(error), { tone: 'error' }),
  });

  const send = useMutation({
    mutationFn: async () => {
      const copy = await serverDraft.pause();
      markSent('same');
      const at = toInstant(draft.at);
      const body = {
        content: toContent(draft),
        ...(at === null ? {} : { at }),
        ...(copy === null ? {} : { draft_id: copy.id }),
      };
      return api.call(publishPost, { body }, { isDraft: true });
    },
    onSuccess: async (post) => {
      const wasChange = kept.postId !== null;
      forget();
      const when = post.published_at === null ? '' : ` ${momentAt(post.published_at)}`;
      if (wasChange) showToast(`Changed: ${post.name}`);
      else {
        const text = post.state === 'scheduled' ? `Scheduled for${when}: ${post.name}` : `Published: ${post.name}`;
        showUndo(text, () => withdraw.mutate(post));
      }
      await refresh();
      void navigate(paths.posts(post.state));
    },
    onError: (error) => {
      // Without a response the post may be live, so an unchanged draft is resent under the same idempotency key.
      if (isAnswered(error)) {
        serverDraft.resume();
        markSent('no');
      }
      // The draft may be gone, which the composer then reports.
      if (error instanceof ApiError && error.status === 409) serverDraft.look();
      if (!(error instanceof ApiError) || error.status !== 422) return;
      setErrors(Object.fromEntries(Object.entries(error.fields).map(([name, texts]) => [name, texts[0]])));
    },
  });

  function publish(): void {
    const missing = findMissing(draft);
    setErrors(missing);
    if (Object.keys(missing).length === 0 && !serverDraft.isConflict) send.mutate();
  }

  /** Continues with the text of a deleted draft. */
  function startOver(): void {
    send.reset();
    serverDraft.startOver();
  }

  return { kept, draft, errors, change, discard, publish, send, serverDraft, startOver };
}

export type ComposerState = ReturnType<typeof useComposer>;
