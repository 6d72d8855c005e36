import type { DeskPost, PostState } from '@maidan/contract/desk/posts/posts';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon } from '@maidan/ui/icons';
import { Text } from '@maidan/ui/layout';
import { useState } from 'react';
import { counted } from '../../page/counts.ts';
import { useOnline } from '@maidan/browser/use-online';
import * as css from './Posts.css.ts';
import type { usePostActs } from './use-post-acts.ts';

interface SelectionBarProps {
  posts: readonly DeskPost[];
  state: PostState;
  change: ReturnType<typeof usePostActs>['change'];
  onClear: () => void;
}

/** Withdraws or restores the selected posts, after one confirmation that says how many. */
export function SelectionBar({ posts, state, change, onClear }: SelectionBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const offline = useOnline() ? undefined : 'You are offline.';
  const verb = state === 'withdrawn' ? 'Restore' : 'Withdraw';
  const act = `${verb} ${counted(posts.length, 'post')}`;
  const text =
    state === 'withdrawn'
      ? 'People see them again, with their likes and comments.'
      : 'They are hidden from everyone. Their likes and comments come back when you restore them.';
  return (
    <section className={css.bar} aria-label="Selected posts">
      <Text as="span" marginInlineEnd="auto" font="head15" fontWeight="nav" fontVariantNumeric="tabular">
        {posts.length} selected
      </Text>
      <IconButton label="Clear selection" icon={<CloseIcon size={20} />} onClick={onClear} />
      <Button variant="ink" pending={change.isPending} disabledReason={offline} onClick={() => setIsAsking(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${act}?`}
        text={text}
        confirm={act}
        pending={change.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          change.mutate(
            { posts },
            {
              onSuccess: onClear,
              onSettled: () => setIsAsking(false),
            },
          )
        }
      />
    </section>
  );
}
