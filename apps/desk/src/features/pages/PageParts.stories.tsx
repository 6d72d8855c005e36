import { deskPageParts } from '@maidan/contract/desk/pages/page-parts';
import { closePoll, deskPolls, removePoll, type DeskPoll } from '@maidan/contract/desk/pages/polls';
import { deskTopics, orderTopics, saveTopic, type DeskTopic } from '@maidan/contract/desk/pages/topics';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PagePart } from '../../paths.ts';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { PageParts } from './PageParts.tsx';

const home: DeskTopic = {
  id: 1,
  slug: 'home',
  name: 'Home',
  description: '<p>What the <strong>city</strong> plays.</p>',
  picture: null,
  picture_variants: null,
  picture_id: null,
  posts: 1204,
  followers: 33,
  poll_id: null,
  audio_bar_id: null,
  ad_carousel_id: null,
  tag_scroller_id: null,
};
const long: DeskTopic = {
  ...home,
  id: 2,
  slug: 'long',
  name: 'Football on rooftops, in lanes, under flyovers and wherever else eleven people find room in Bengaluru',
  posts: 0,
  followers: 0,
};
const poll: DeskPoll = {
  id: 4,
  question: 'Which game should the next league be?',
  options: [
    { id: 1, text: 'Kho kho', votes: 412 },
    { id: 2, text: 'Kabaddi', votes: 1 },
  ],
  votes: 413,
  closed_at: null,
  about: '/post/the-next-league',
  tags: [{ id: 1, name: 'Home' }],
};
const fresh: DeskPoll = {
  ...poll,
  id: 3,
  question: 'Turf or mud?',
  about: null,
  options: poll.options.map((option) => ({ ...option, votes: 0 })),
  votes: 0,
  tags: [],
};
const noPicture = { picture: null, picture_variants: null };

const replies: readonly StoryReply[] = [
  reply(deskTopics, { data: [home, long] }),
  reply(saveTopic, home),
  { endpoint: orderTopics, status: 204, body: null },
  { endpoint: removePoll, status: 204, body: null },
  reply(deskPolls, { data: [poll, fresh], cursor: null }),
  reply(closePoll, { ...poll, closed_at: '2026-11-22T08:00:00Z' }),
  reply(deskPageParts, {
    strips: [{ id: 1, slug: 'home', tags: [{ id: 1, name: 'Home', ...noPicture }] }],
    ads: [{ id: 1, slug: 'monsoon-sale', images: [{ ...noPicture, picture_id: 'a.jpg', url: null, alt: 'Shoes' }] }],
    audio_bars: [
      {
        id: 1,
        title: 'Half time',
        description: 'The drums of the Kanteerava stand',
        audio: '/media/a.mp3',
        audio_id: 'a.mp3',
        ...noPicture,
        picture_id: null,
      },
    ],
    story: { address: 'https://www.instagram.com/p/abc/', ...noPicture, picture_id: null },
  }),
];

function Stage({ part, more }: { part: PagePart; more?: readonly StoryReply[] }) {
  return (
    <DeskStage replies={more ? [...more, ...replies] : replies} path={`/posts/pages/${part}`}>
      <main>
        <PageParts part={part} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Posts/Tags and pages',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { part: 'tags' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tags: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,204 posts, 33 followers')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tags' })).toHaveAttribute('aria-current', 'page');
  },
};
export const TagsOnAPhone: Story = { ...Tags, globals: { viewport: { value: 'narrow' } } };

/** Space picks up a row, the arrow keys move it, and the new order can be undone. */
export const OrderedByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Home' });
    handle.focus();
    await userEvent.keyboard(' ');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Picked up Home, place 1 of 2.')).toBeInTheDocument());
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(page.getByText('Home is at place 2 of 2.')).toBeInTheDocument();
    });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(page.getByText('Order changed')).toBeVisible());
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** Rich text is shown as it will look. */
export const EditATag: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Home' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Edit the tag' });
    await within(dialog).findByRole('toolbar', { name: 'Formatting for Text' });
    const text = await within(dialog).findByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(within(text).getByText('city')).toHaveProperty('localName', 'strong'));
    await expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};
export const EditATagOnAPhone: Story = { ...EditATag, globals: { viewport: { value: 'narrow' } } };

export const NameTaken: Story = {
  args: {
    more: [
      {
        endpoint: saveTopic,
        status: 409,
        body: { status: 'error', code: 'conflict', message: 'Another tag has this name.' },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New tag' }));
    const dialog = await canvas.findByRole('dialog', { name: 'New tag' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Home');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Another tag has this name.')).toBeVisible());
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Home');
  },
};

export const Polls: Story = {
  args: { part: 'polls' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('413 votes, on Home.')).toBeVisible();
    const [close] = canvas.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Poll closed')).toBeVisible());
  },
};
/** Once people have voted, only the linked page can change. */
export const PollWithVotes: Story = {
  args: { part: 'polls' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About /post/the-next-league')).toBeVisible();
    const [edit] = canvas.getAllByRole('button', { name: 'Edit' });
    if (edit) await userEvent.click(edit);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit the poll' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('/post/the-next-league');
    await expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};
export const NewPoll: Story = {
  args: { part: 'polls' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New poll' }));
    const dialog = await canvas.findByRole('dialog', { name: 'New poll' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add an answer' }));
    await expect(within(dialog).getByRole('textbox', { name: 'Answer 3' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove answer 1' }));
    await expect(within(dialog).queryByRole('textbox', { name: 'Answer 3' })).toBeNull();
  },
};

export const RemovedWithoutVotes: Story = {
  args: { part: 'polls' },
  play: async ({ canvas, canvasElement }) => {
    const [, edit] = await canvas.findAllByRole('button', { name: 'Edit' });
    if (edit) await userEvent.click(edit);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit the poll' }));
    await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('Turf or mud?');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Poll removed')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Strips: Story = {
  args: { part: 'strips' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Home page' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Strip: Home page' });
    await userEvent.selectOptions(await within(dialog).findByRole('combobox', { name: 'Add a tag' }), long.name);
    await expect(within(dialog).getByRole('button', { name: `Remove ${long.name}` })).toBeVisible();
  },
};

export const Ads: Story = {
  args: { part: 'ads' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Monsoon sale' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Ads: Monsoon sale' });
    await expect(within(dialog).getByRole('textbox', { name: 'What picture 1 shows' })).toHaveValue('Shoes');
    // The count has its own line: with it, the name would not fit next to its note on a phone.
    await expect(within(dialog).getByText('Add a picture')).toBeVisible();
    await expect(within(dialog).getByText('1 of 6')).toBeVisible();
  },
};

export const Audio: Story = {
  args: { part: 'audio' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Half time' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Edit the audio' });
    await waitFor(() => expect(within(dialog).getByText('Current sound')).toBeVisible());
  },
};

export const LatestStory: Story = {
  args: { part: 'story' },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('textbox', { name: 'Story address' });
    await expect(address).toHaveValue('https://www.instagram.com/p/abc/');
    await expect(canvas.getByRole('button', { name: 'Remove the story' })).toBeVisible();
  },
};

export const NoTags: Story = { args: { more: [reply(deskTopics, { data: [] })] } };
export const Loading: Story = { args: { more: [pending(deskTopics)] } };
export const NotLoaded: Story = {
  args: { part: 'polls', more: [failure(deskPolls, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the polls.')).toBeVisible();
  },
};
