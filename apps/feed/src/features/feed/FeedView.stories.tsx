import { tagPosts } from '@maidan/contract/feed/feeds';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from './feed-page.ts';
import { FeedView } from './FeedView.tsx';

/** The home page before its tag exists. */
function HomeOnStage() {
  return (
    <SiteStage replies={[reply(tagPosts, [])]}>
      <FeedView
        topic={home}
        firstPage={1}
        listHref="/"
        loaded={{ status: 'loading', now: 0 }}
        renderPost={() => null}
      />
    </SiteStage>
  );
}

const meta = { title: 'Feed', component: HomeOnStage } satisfies Meta<typeof HomeOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
    await expect(canvas.getByText('New posts will appear here.')).toBeVisible();
    await expect(canvas.queryByText(/doesn’t exist/)).toBeNull();
  },
};
