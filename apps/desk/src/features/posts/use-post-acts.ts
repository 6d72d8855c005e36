import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { takeFromPages } from '@maidan/api-client/queries/desk/paged-query';
import { draftOfPost } from '@maidan/contract/desk/posts/post-drafts';
import { deskPosts, restorePosts, withdrawPosts, type DeskPost } from '@maidan/contract/desk/posts/posts';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showUndo } from '../../acts/show-undo.ts';
import { paths } from '../../paths.ts';

/** Posts of one state: withdrawn posts are restored, others are withdrawn. */
export interface Change {
  readonly posts: readonly Pick<DeskPost, 'id' | 'name' | 'state'>[];
  /** An undo offers no undo of its own. */
  readonly isUndo?: boolean;
}

/** 'Withdrawn: Turf at night', '3 posts withdrawn'. */
function doneText({ posts, isBack }: { posts: Change['posts']; isBack: boolean }): string {
  const verb = isBack ? 'restored' : 'withdrawn';
  const [only] = posts;
  return posts.length === 1 && only
    ? `${isBack ? 'Restored' : 'Withdrawn'}: ${only.name}`
    : `${posts.length} posts ${verb}`;
}

const isWithdrawn = ({ posts }: Change): boolean => posts[0]?.state === 'withdrawn';

/** Actions on posts in a list. */
export function usePostActs() {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: (wanted: Change) =>
      api.call(isWithdrawn(wanted) ? restorePosts : withdrawPosts, {
        body: { ids: wanted.posts.map(({ id }) => Number(id)) },
      }),
    onSuccess: async ({ done, failed }, wanted) => {
      const isBack = isWithdrawn(wanted);
      const posts = wanted.posts.filter(({ id }) => done.includes(id));
      for (const { name, reason } of failed) showToast(`${name ?? 'A post'}: ${reason}`, { tone: 'error' });
      if (posts.length > 0) {
        const after = posts.map((post) => ({ ...post, state: isBack ? ('out' as const) : ('withdrawn' as const) }));
        const text = doneText({ posts, isBack });
        if (wanted.isUndo) showToast(text);
        else showUndo(text, () => change.mutate({ posts: after, isUndo: true }));
      }
      // Only the server knows where a restored post is listed, and the state of a post that failed.
      if (wanted.isUndo || failed.length > 0) await queryClient.invalidateQueries({ queryKey: [deskPosts.id] });
      else await takeFromPages(queryClient, deskPosts, new Set(posts.map(({ id }) => id)));
    },
    onError: (error) => void showToast(errorMessage(error), { tone: 'error' }),
  });
  const edit = useMutation({
    mutationFn: ({ post, copy }: { post: Pick<DeskPost, 'id'>; copy: boolean }) =>
      api.call(draftOfPost, { params: { id: post.id }, body: { copy } }),
    onSuccess: ({ id }) => void navigate(paths.draft(id)),
    onError: (error) => void showToast(errorMessage(error), { tone: 'error' }),
  });
  return { change, edit };
}
