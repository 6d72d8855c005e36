import type { PostState } from '@maidan/contract/desk/posts';
import { PlusIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { SearchField } from '@maidan/ui/SearchField';
import { useState } from 'react';
import { NoPermission } from '../../parts/NoPermission.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { useSettled } from '../../parts/use-settled.ts';
import { paths } from '../../paths.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import { PostList } from './PostList.tsx';
import * as css from './Posts.css.ts';

const tabs: readonly (readonly [state: PostState, name: string])[] = [
  ['scheduled', 'Scheduled'],
  ['out', 'Out'],
  ['withdrawn', 'Withdrawn'],
];

/** Every post, by what became of it. */
export function Posts({ state }: { state: PostState }) {
  const staff = useStaff();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const mayChange = hasRole(staff, 'owner', 'editor');
  const maySee = hasRole(staff, 'owner', 'editor', 'moderator');
  return (
    <>
      <PageHead title="Posts">
        {mayChange && (
          <span data-key="n">
            <LinkButton href={paths.newPost()} variant="signal" icon={<PlusIcon size={20} />}>
              New post
            </LinkButton>
          </span>
        )}
      </PageHead>
      {maySee ? (
        <>
          <Tabs
            label="Which posts"
            tabs={tabs.map(([tab, name]) => ({ name, href: paths.posts(tab), current: tab === state }))}
          />
          <search className={css.search} data-key="/">
            <SearchField label="Search by title" value={typed} onChange={setTyped} />
          </search>
          <PostList key={state} state={state} q={q} mayChange={mayChange} />
        </>
      ) : (
        <div className={css.padded}>
          <NoPermission />
        </div>
      )}
    </>
  );
}
