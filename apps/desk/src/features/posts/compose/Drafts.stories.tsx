import { captionDrafts } from '@maidan/contract/desk/posts/caption-drafts';
import { postDrafts, type PostDraftRow } from '@maidan/contract/desk/posts/post-drafts';
import { failingOnce, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { Drafts } from '../Drafts.tsx';

const turf: PostDraftRow = {
  id: 4,
  post_id: null,
  name: 'Turf at night: who pays for the lights?',
  type: 'image',
  staff: { id: 7, name: 'Kavya' },
  changed_at: '2026-11-24T09:00:00Z',
};
const change: PostDraftRow = { ...turf, id: 5, post_id: 12, name: ' ', type: 'gallery' };
const found = reply(postDrafts, { data: [turf, change], cursor: null });
const captions = reply(captionDrafts, {
  data: [
    {
      clip: 'a'.repeat(40),
      post: { id: 7, name: 'Last kick of the night' },
      url: null,
      poster: null,
      language: 'en',
      cues: [],
      made_at: '2026-11-24T09:00:00Z',
    },
  ],
});

function Stage({ replies }: { replies: readonly StoryReply[] }) {
  return (
    <DeskStage replies={replies} path="/posts/drafts">
      <main>
        <Drafts />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Posts/Drafts',
  component: Stage,
  args: { replies: [found, captions] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCaptionsToCheck: Story = {
  play: async ({ canvas }) => {
    const draft = await canvas.findByRole('link', { name: /^Turf at night/ });
    await expect(draft).toHaveTextContent(/Kavya/);
    await expect(canvas.getByRole('link', { name: /^Untitled/ })).toHaveTextContent(/Change to a post/);
    const check = await canvas.findByRole('link', { name: /^Automatic captions/ });
    await expect(check).toHaveTextContent('For one clip. Check them before readers see them.');
  },
};

export const LongNameAt320: Story = {
  args: { replies: [reply(postDrafts, { data: [{ ...turf, name: 'Unbroken'.repeat(12) }], cursor: null })] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^UnbrokenUnbroken/ })).toBeVisible();
  },
};

export const None: Story = {
  args: { replies: [reply(postDrafts, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No drafts yet.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Automatic captions/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { replies: [pending(postDrafts)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading drafts')).toBeInTheDocument();
  },
};

export const CanBeTriedAgain: Story = {
  args: { replies: [failingOnce(postDrafts, { data: [turf], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the drafts.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^Turf at night/ })).toBeVisible();
  },
};
