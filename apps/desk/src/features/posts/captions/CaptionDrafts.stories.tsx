import {
  captionDrafts,
  discardCaptions,
  publishCaptions,
  type CaptionDraft,
} from '@maidan/contract/desk/posts/caption-drafts';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { CaptionDrafts } from './CaptionDrafts.tsx';

const draft: CaptionDraft = {
  clip: 'a'.repeat(40),
  post: { id: 7, name: 'Last kick of the night' },
  url: null,
  poster: null,
  language: 'en',
  cues: [
    { from: 0.5, to: 2, text: 'One hand, one pounce.' },
    { from: 64, to: 66, text: 'That is out.' },
  ],
  made_at: '2026-11-24T09:00:00Z',
};
const other: CaptionDraft = { ...draft, clip: 'b'.repeat(40), post: { id: 8, name: 'Six over cover' } };

function Stage({ replies }: { replies: readonly StoryReply[] }) {
  return (
    <DeskStage replies={replies} path="/posts/captions">
      <main>
        <CaptionDrafts />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Posts/Captions',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { replies: [reply(captionDrafts, { data: [draft, other] }), reply(publishCaptions, { posts: 1 })] },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeRead: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Last kick of the night' })).toBeVisible();
    await expect(canvas.getByText('Automatic')).toBeVisible();
    // A draft can be left for later.
    await userEvent.click(canvas.getByRole('button', { name: 'Later: 1 more waiting' }));
    await expect(canvas.getByRole('heading', { name: 'Six over cover' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Later: 1 more waiting' }));
    await expect(canvas.getByRole('heading', { name: 'Last kick of the night' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play from 1:04' })).toBeVisible();
    const first = canvas.getByRole('textbox', { name: 'Caption at 0:00' });
    await userEvent.clear(first);
    await userEvent.type(first, 'One hand, one bounce.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Kannada');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve and publish' }));
    await expect(await canvas.findByText('Captions published: Last kick of the night')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...ToBeRead, globals: { viewport: { value: 'narrow' } } };

export const Discarded: Story = {
  args: { replies: [reply(captionDrafts, { data: [draft] }), { endpoint: discardCaptions, status: 204, body: null }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    const question = canvas.getByRole('alertdialog', { name: 'Discard these captions?' });
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Discard' }).find((button) => question.contains(button)) ?? question,
    );
    await expect(await canvas.findByText('Captions discarded: Last kick of the night')).toBeVisible();
  },
};

/** Someone else was first. */
export const Refused: Story = {
  args: {
    replies: [
      reply(captionDrafts, { data: [draft] }),
      {
        endpoint: publishCaptions,
        status: 409,
        body: {
          status: 'error',
          message: 'These captions have already been published or discarded.',
          code: 'conflict',
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve and publish' }));
    await expect(await canvas.findByText(/already been published or discarded/)).toBeVisible();
  },
};

export const None: Story = {
  args: { replies: [reply(captionDrafts, { data: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No captions to check.')).toBeVisible();
  },
};
