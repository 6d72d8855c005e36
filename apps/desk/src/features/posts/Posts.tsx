import type { PostState } from '@maidan/contract/desk/posts/posts';
import { Box } from '@maidan/ui/layout';
import { SearchField } from '@maidan/ui/SearchField';
import { useState } from 'react';
import { NoPermission } from '../../page/NoPermission.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { useSettled } from '../../page/use-settled.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import { PostList } from './PostList.tsx';
import * as css from './Posts.css.ts';
import { PostsHead } from './PostsHead.tsx';

/** All posts, by state. */
export function Posts({ state }: { state: PostState }) {
  const staff = useStaff();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const mayChange = hasRole(staff, 'owner', 'editor');
  if (!hasRole(staff, 'owner', 'editor', 'moderator')) {
    return (
      <>
        <PageHead title="Posts" />
        <Box paddingBlock={4} paddingInline="page">
          <NoPermission />
        </Box>
      </>
    );
  }
  return (
    <>
      <PostsHead current={state} mayChange={mayChange} />
      <search className={css.search} data-key="/">
        <SearchField label="Search by title" value={typed} onChange={setTyped} />
      </search>
      <PostList key={state} state={state} q={q} mayChange={mayChange} />
    </>
  );
}
