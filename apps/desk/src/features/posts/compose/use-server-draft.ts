import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError, isNotFound } from '@maidan/api-client/errors/api-error';
import { postDraftByIdQuery } from '@maidan/api-client/queries/desk/posts';
import { postDrafts, savePostDraft } from '@maidan/contract/desk/posts/post-drafts';
import type { Id } from '@maidan/contract/core/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import { forgetPost, writePost, type KeptPost, type ServerCopy } from './device-draft.ts';
import { toInstant } from '../../../times/local-time.ts';
import { fromServer, toContent } from './to-content.ts';

/** Milliseconds without typing before the draft is saved on the server. */
const PAUSE = 2000;
/** Milliseconds between checks for another editor's changes. */
const LOOK_AGAIN = 15_000;

interface ServerDraftOptions {
  readonly staff: string;
  readonly kept: KeptPost;
  readonly setKept: Dispatch<SetStateAction<KeptPost>>;
  readonly isOnline: boolean;
  readonly onCreated: (id: Id) => void;
}

/** Saves the draft on the server, and detects another editor. */
export function useServerDraft({ staff, kept, setKept, isOnline, onCreated }: ServerDraftOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { server } = kept;
  const latest = useQuery({
    ...postDraftByIdQuery(api, server?.id ?? 0),
    enabled: server !== null,
    refetchInterval: LOOK_AGAIN,
  });
  const isBehind = server !== null && latest.data !== undefined && latest.data.version > server.version;
  // Published or discarded, in another window or by someone else.
  const isGone = server !== null && isNotFound(latest.error);
  const isConflict = isBehind && !kept.isSaved && !isGone;

  const save = useMutation({
    mutationFn: async ({ draft, server: copy }: KeptPost) => {
      const body = { content: toContent(draft), at: toInstant(draft.at) };
      return api.call(savePostDraft, { body: copy === null ? body : { ...body, ...copy } });
    },
    onSuccess: ({ id, version }, sent) => {
      if (sent.server === null) {
        forgetPost(staff, null);
        onCreated(id);
      }
      setKept((now) => {
        const next = { ...now, server: { id, version }, isSaved: now.draft === sent.draft };
        writePost(staff, next);
        return next;
      });
      void queryClient.invalidateQueries({ queryKey: [postDrafts.id] });
    },
    onError: (error) => {
      // Someone else saved, published or discarded the draft first.
      if (isNotFound(error) || (error instanceof ApiError && error.status === 409)) void latest.refetch();
    },
  });

  const { mutateAsync, isPending } = save;
  const onItsWay = useRef<Promise<ServerCopy | null>>(Promise.resolve(server));
  const isPaused = useRef(false);
  // A failed save is retried with the next edit.
  const hasFailed = save.isError && save.variables.draft === kept.draft;
  // After an unanswered publication, a new server draft would become a second post.
  const waits = isOnline && !kept.isSaved && kept.sent !== 'same' && !isConflict && !isGone && !isPending && !hasFailed;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      if (isPaused.current) return;
      onItsWay.current = mutateAsync(kept).then(
        ({ id, version }) => ({ id, version }),
        () => kept.server,
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [waits, kept, mutateAsync]);

  /** Stops saving while the post is published. @returns the server's copy, once a running save has ended */
  async function pause(): Promise<ServerCopy | null> {
    isPaused.current = true;
    const sent = await onItsWay.current;
    return sent ?? server;
  }
  function resume(): void {
    isPaused.current = false;
  }

  const theirs = latest.data;
  const adopted = useRef<number>(0);
  useEffect(() => {
    // Without unsaved edits here, the newer text replaces this one.
    if (!isBehind || isConflict || theirs === undefined || adopted.current === theirs.version) return;
    adopted.current = theirs.version;
    setKept((now) => {
      const next = {
        ...now,
        draft: fromServer(theirs),
        server: { id: theirs.id, version: theirs.version },
        postId: theirs.post_id,
      };
      writePost(staff, next);
      return next;
    });
  }, [isBehind, isConflict, theirs, setKept, staff]);

  /** Continues with the text here. The other editor's text becomes a separate draft, so that nothing is lost. */
  const goOn = useMutation({
    mutationFn: async () => {
      const { data } = await latest.refetch();
      if (data === undefined) throw latest.error ?? new Error('The draft could not be loaded.');
      await api.call(savePostDraft, { body: { content: data.content, at: data.at } });
      return data;
    },
    onSuccess: ({ id, version }) => setKept((now) => ({ ...now, server: { id, version } })),
  });

  /** Continues with the text of a deleted draft, as a new one. */
  function startOver(): void {
    resume();
    forgetPost(staff, server?.id ?? null);
    const next: KeptPost = { ...kept, server: null, postId: null, isSaved: false, sent: 'no' };
    onItsWay.current = Promise.resolve(null);
    writePost(staff, next);
    setKept(next);
  }

  const look = () => void latest.refetch();
  return { latest: theirs, isConflict, isGone, goOn, look, startOver, pause, resume };
}
