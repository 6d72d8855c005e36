import type { PostState } from '@maidan/contract/desk/posts/posts';
import { PlusIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { PageHead } from '../../page/PageHead.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import { paths } from '../../paths.ts';

interface PostsHeadProps {
  current: PostState | 'drafts';
  mayChange: boolean;
}

/** The head shared by all lists of posts. */
export function PostsHead({ current, mayChange }: PostsHeadProps) {
  const state = (tab: PostState, name: string) => ({ name, href: paths.posts(tab), current: tab === current });
  const drafts = { name: 'Drafts', href: paths.drafts(), current: current === 'drafts' };
  const parts = { name: 'Tags and pages', href: paths.pageParts(), current: false };
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
      <Tabs
        label="Posts by state"
        tabs={[
          ...(mayChange ? [drafts] : []),
          state('scheduled', 'Scheduled'),
          state('out', 'Published'),
          state('withdrawn', 'Withdrawn'),
          ...(mayChange ? [parts] : []),
        ]}
      />
    </>
  );
}
