import { publishPost } from '@maidan/contract/desk/posts/compose';
import { postDraftById, savePostDraft } from '@maidan/contract/desk/posts/post-drafts';
import { allCategories } from '@maidan/contract/feed/categories';
import { allTags } from '@maidan/contract/feed/tags';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drafts } from '../../../session/drafts.ts';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { emptyDraft } from './device-draft.ts';
import { OpenDraft } from './OpenDraft.tsx';
import { toContent } from './to-content.ts';

const draft = {
  id: 7,
  post_id: null,
  name: 'Turf at night',
  type: 'youtube' as const,
  staff: { id: 1, name: 'Asha' },
  changed_at: '2026-11-28T06:30:00.000Z',
  version: 3,
  content: {
    ...toContent(emptyDraft),
    type: 'youtube' as const,
    name: 'Turf at night',
    address: 'https://youtu.be/abcdefghijk',
    alt: 'A goal',
    tags: ['home'],
  },
  files: [],
  at: null,
};
const home = { id: 1, name: 'Home', slug: 'home', thumbnail: null, thumbnail_variants: null, subscribe: null };

let isThere = true;
const replies: readonly StoryReply[] = [
  {
    endpoint: postDraftById,
    get status() {
      return isThere ? 200 : 404;
    },
    body: () => (isThere ? draft : failure(postDraftById, 404).body),
  },
  failure(savePostDraft, 404),
  failure(publishPost, 404),
  reply(allTags, [home]),
  reply(allCategories, []),
];

function Stage() {
  return (
    <DeskStage path="/posts/new/7" replies={replies}>
      <main>
        <OpenDraft id="7" />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Posts/Open draft',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    isThere = true;
    drafts.clear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotHere: Story = {
  beforeEach: () => void (isThere = false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this draft.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the drafts' })).toBeVisible();
  },
};

/** Discarded in another window: the composer keeps the text, and says so above and next to the button. */
export const GoneWhileWritten: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    isThere = false;
    await userEvent.type(title, ' again');
    await expect(await canvas.findByText(/^This draft is gone/, {}, { timeout: 20_000 })).toBeVisible();
    await expect(title).toHaveValue('Turf at night again');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    await expect(await canvas.findByText(/^The post was not published/)).toBeVisible();
    const ways = canvas.getAllByRole('button', { name: 'Keep it as a new draft' });
    await expect(ways).toHaveLength(2);
    await userEvent.click(ways[1]!);
    await waitFor(() => expect(canvas.queryByText(/^The post was not published/)).toBeNull());
    await expect(canvas.queryByText(/^This draft is gone/)).toBeNull();
    await expect(title).toHaveValue('Turf at night again');
  },
};
