import { publishPost, storeMedia, uploadedFile, type UploadedMedia } from '@maidan/contract/desk/posts/compose';
import { postDraftById, savePostDraft } from '@maidan/contract/desk/posts/post-drafts';
import { beginUpload } from '@maidan/contract/core/uploads';
import { allCategories } from '@maidan/contract/feed/categories';
import { allTags } from '@maidan/contract/feed/tags';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { Composer } from './Composer.tsx';
import { emptyDraft, nothingKept } from './device-draft.ts';
import { toContent } from './to-content.ts';
import type { Opened } from './use-composer.ts';
import { drafts } from '../../../session/drafts.ts';

const home = { id: 1, name: 'Home', slug: 'home', thumbnail: null, thumbnail_variants: null, subscribe: null };
const replies: readonly StoryReply[] = [
  reply(allTags, [home, { ...home, id: 2, name: 'Football', slug: 'football' }]),
  reply(allCategories, [{ ...home, id: 3, name: 'Play', slug: 'play' }]),
  // What was opened is what the server has.
  pending(postDraftById),
];
function Stage({ more, opened = null }: { more?: readonly StoryReply[]; opened?: Opened }) {
  return (
    <DeskStage replies={more ? [...more, ...replies] : replies} path="/posts/new">
      <main>
        <Composer opened={opened} onCreated={() => undefined} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Posts/Composer',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => drafts.clear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    await expect(canvas.getByText('Please enter a title.')).toBeVisible();
    await expect(canvas.getByText('Please choose a picture.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid();
    // Another kind needs other things, and keeps what was typed.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Turf');
    await userEvent.click(canvas.getByRole('radio', { name: 'YouTube' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Turf');
    await expect(canvas.getByRole('textbox', { name: 'Video address' })).toBeVisible();
    await expect(canvas.queryByText('Please choose a picture.')).toBeNull();
  },
};

export const OnAPhone: Story = { ...Missing, globals: { viewport: { value: 'narrow' } } };

const purged = {
  id: 7,
  post_id: null,
  name: 'Turf at night',
  type: 'image',
  staff: { id: 1, name: 'Asha' },
  changed_at: '2026-11-28T06:30:00.000Z',
  version: 3,
  content: { ...toContent(emptyDraft), name: 'Turf at night', file: 'a.jpg', thumbnail: 'b.jpg' },
  files: [],
  at: null,
} satisfies Opened;

/** The text stays, and missing fields are named. */
export const FilesRemoved: Story = {
  args: { opened: purged },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 files in this draft were deleted/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Turf at night');
  },
};

const clip: UploadedMedia = {
  id: 'c.mp4',
  kind: 'clip',
  state: 'preparing',
  problem: null,
  url: null,
  url_variants: null,
  width: null,
  height: null,
  duration: null,
  poster: null,
};
const withClip = {
  ...purged,
  type: 'video',
  content: { ...toContent(emptyDraft), type: 'video', name: 'Smash', alt: 'A smash', file: clip.id },
  files: [clip],
} satisfies Opened;

/** Everything except publishing works during the upload. */
export const Preparing: Story = {
  args: { opened: withClip, more: [reply(uploadedFile, clip)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The clip is being prepared/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' at night');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Smash at night');
    const publish = canvas.getByRole('button', { name: 'Publish now' });
    await expect(publish).toHaveAccessibleDescription('The clip is still being prepared.');
  },
};

export const FailedToPrepare: Story = {
  args: {
    opened: withClip,
    more: [reply(uploadedFile, { ...clip, state: 'failed', problem: 'ends after 2 of 9 seconds.' })],
  },
  play: async ({ canvas }) => {
    const problem = 'Clip ends after 2 of 9 seconds. Choose another file.';
    await expect(await canvas.findByText(problem)).toBeVisible();
  },
};

export const NoCaptions: Story = {
  args: { opened: withClip, more: [reply(uploadedFile, clip)] },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await canvas.findByLabelText('Add captions'), new File(['Hi'], 'said.docx'));
    const refusal = 'said.docx is not a caption file. Choose WebVTT (.vtt) or SRT (.srt).';
    await expect(await canvas.findByText(refusal)).toBeVisible();
  },
};

const tooLarge = 'This file is too large: 2000 MB. The limit is 1000 MB. Trim it, or save a smaller version.';

/** Refused before any of it is sent. */
export const TooLarge: Story = {
  args: {
    more: [
      {
        endpoint: beginUpload,
        status: 413,
        body: { status: 'error', message: tooLarge, code: 'too_large', errors: { file: [tooLarge] } },
      },
    ],
  },
  play: async ({ canvas }) => {
    const large = new File([new Uint8Array(3 * 1024 * 1024)], 'match.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Choose a file'), large);
    await expect(await canvas.findByText(tooLarge)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss match.png' }));
    await expect(canvas.queryByText('match.png')).toBeNull();
  },
};

const still: UploadedMedia = { ...clip, id: 'b.jpg', kind: 'picture', state: 'ready', url: null };
let arrive: (file: UploadedMedia) => void = () => undefined;
const arrival = new Promise<UploadedMedia>((resolve) => (arrive = resolve));

/** Words about the first picture are written while the second is on its way. */
export const WrittenDuringAnUpload: Story = {
  args: {
    opened: {
      ...purged,
      type: 'gallery',
      content: { ...toContent(emptyDraft), type: 'gallery', gallery: [{ file: 'a.jpg', alt: '' }] },
      files: [{ ...still, id: 'a.jpg' }],
    },
    more: [
      reply(beginUpload, { id: 'a'.repeat(32), bytes: 3, received: 3, expires_at: null }),
      { endpoint: storeMedia, status: 200, body: arrival },
    ],
  },
  play: async ({ canvas }) => {
    const file = new File(['png'], 'second.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Add a picture'), file);
    const publish = canvas.getByRole('button', { name: 'Publish now' });
    await expect(publish).toHaveAccessibleDescription('second.png is still uploading.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'What picture 1 shows' }), 'A goal');
    arrive(still);
    await expect(await canvas.findByRole('textbox', { name: 'What picture 2 shows' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'What picture 1 shows' })).toHaveValue('A goal');
  },
};

export const RefusedByTheServer: Story = {
  args: {
    more: [
      {
        endpoint: publishPost,
        status: 422,
        body: {
          status: 'error',
          message: 'Please check what you entered.',
          code: 'invalid_fields',
          errors: { tags: ['This tag "home" does not exist.'] },
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'YouTube' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Video address' }), 'https://youtu.be/abcdefghijk');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Last kick');
    await userEvent.type(canvas.getByRole('textbox', { name: 'What the picture shows' }), 'A goal');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Home' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    await expect(await canvas.findByText('This tag "home" does not exist.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Last kick');
  },
};

const typed = {
  ...nothingKept,
  draft: {
    ...emptyDraft,
    type: 'youtube' as const,
    name: 'Last kick',
    address: 'https://youtu.be/abcdefghijk',
    alt: 'A goal',
    tags: ['home'],
  },
  keptAt: 0,
  isSaved: false,
};

/** A post that may be live is not saved as another draft until it is edited. */
export const ReplyLost: Story = {
  args: { opened: typed, more: [failure(publishPost, 503), pending(savePostDraft)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    await expect(
      await canvas.findByText(
        /^The server did not respond, so the post may already be published\. Press again to make sure/,
      ),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await expect(canvas.getByText(/Check the list of posts before you press again\.$/)).toBeVisible();
  },
};

export const ReplyLostBeforeAReload: Story = {
  args: { opened: { ...typed, sent: 'same' }, more: [pending(publishPost)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The server did not respond, so the post may already be published/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(canvas.queryByText(/^The server did not respond/)).toBeNull());
  },
};
