import { allTags } from '@maidan/contract/feed/tags';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shell } from './Shell.tsx';

function ShellOnStage({ signedIn }: { signedIn: boolean }) {
  const tags = ['Cricket', 'Chess', 'Street dance', 'Football', 'Skating'].map((name, index) => ({
    id: index + 1,
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    subscribe: null,
    thumbnail: null,
    thumbnail_variants: null,
  }));
  return (
    <SiteStage replies={[reply(allTags, tags)]} signedIn={signedIn}>
      <Shell>
        <h1 style={{ padding: 24 }}>Page</h1>
      </Shell>
    </SiteStage>
  );
}

const meta = {
  title: 'Feed/Shell',
  component: ShellOnStage,
  args: { signedIn: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page' })).toBeVisible();
    await expect(canvas.getByText('v5.0')).toBeInTheDocument();
  },
};
export const SignedIn: Story = { args: { signedIn: true } };
