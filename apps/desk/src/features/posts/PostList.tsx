import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPostsQuery } from '@maidan/api-client/queries/desk/posts';
import { POSTS_AT_ONCE } from '@maidan/contract/desk/limits';
import type { PostState } from '@maidan/contract/desk/posts/posts';
import { Box } from '@maidan/ui/layout';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { VirtualRows } from '../../rows/VirtualRows.tsx';
import { PostRow } from './PostRow.tsx';
import * as css from './Posts.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { usePostActs } from './use-post-acts.ts';

const empty: Readonly<Record<PostState, string>> = {
  scheduled: 'No scheduled posts.',
  out: 'No published posts yet.',
  withdrawn: 'No withdrawn posts.',
};

/** Pixels of a row with a title of one line. */
const ROW_HEIGHT = 95;

interface PostListProps {
  state: PostState;
  /** Words of the title; '' for all. */
  q: string;
  mayChange: boolean;
}

export function PostList({ state, q, mayChange }: PostListProps) {
  // Keeps the previous results on screen while a search loads.
  const query = useInfiniteQuery({ ...deskPostsQuery(useApi(), state, q), placeholderData: keepPreviousData });
  const acts = usePostActs();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());

  function choose(id: number, isChosen: boolean) {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  }

  return (
    <Loaded query={query} what="posts">
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data);
        if (rows.length === 0) {
          return (
            <Box as="p" paddingBlock={4} paddingInline="page">
              {q === '' ? empty[state] : `No titles match “${q}”.`}
            </Box>
          );
        }
        // Selected posts that have left the list are not acted on.
        const shown = rows.filter(({ id }) => chosen.has(Number(id)));
        return (
          <>
            <VirtualRows
              className={css.list}
              rowClassName={css.row}
              rows={rows}
              rowKey={({ id }) => id}
              hasMore={query.hasNextPage}
              estimate={ROW_HEIGHT}
            >
              {(post) => (
                <PostRow
                  post={post}
                  chosen={chosen.has(Number(post.id))}
                  onChoose={
                    mayChange && (shown.length < POSTS_AT_ONCE || chosen.has(Number(post.id)))
                      ? (isChosen) => choose(Number(post.id), isChosen)
                      : undefined
                  }
                  onEdit={mayChange ? (copy) => acts.edit.mutate({ post, copy }) : undefined}
                  onAct={mayChange ? () => acts.change.mutate({ posts: [post] }) : undefined}
                />
              )}
            </VirtualRows>
            <MoreButton query={query} wide byItself paddingBlock={4} paddingInline="page" />
            {shown.length > 0 && (
              <SelectionBar posts={shown} state={state} change={acts.change} onClear={() => setChosen(new Set())} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
