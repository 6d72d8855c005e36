import { report } from '@maidan/contract/feed/reports';
import { allCategories } from '@maidan/contract/feed/categories';
import { allTags, type Topic } from '@maidan/contract/feed/tags';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ReportButton } from './ReportButton.tsx';

const accepted = reply(report, { message: 'Thank you. A moderator will look at it.' });

const topic = (id: number, name: string): Topic => {
  const slug = name.toLowerCase();
  return { id, name, slug, thumbnail: null, thumbnail_variants: null, subscribe: null };
};
const topics = [
  reply(allTags, [topic(1, 'Home'), topic(2, 'Kabaddi'), topic(3, 'Chess')]),
  reply(allCategories, [topic(1, 'Sport'), topic(2, 'Culture')]),
];

function Stage({ answer = accepted, signedIn = true }: { answer?: StoryReply; signedIn?: boolean }) {
  return (
    <SiteStage replies={[answer, ...topics]} signedIn={signedIn}>
      <ReportButton
        kind="post"
        id={12}
        mute={{ kind: 'post', id: '12', label: 'Turf at night' }}
        topics={['tag home', 'tag kabaddi', 'category sport']}
      />
    </SiteStage>
  );
}

const meta = { title: 'Report', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Report or hide this post' }));
  return within(await page.findByRole('dialog', { name: 'Report or hide this post' }));
}

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a note' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Your note' })).toBeVisible());
  },
};
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'It is spam' }));
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog[open]')).toBeNull());
  },
};
export const Hidden: Story = {
  args: { signedIn: false },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Hide this post' }));
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog[open]')).toBeNull());
    await expect(localStorage.getItem('mutes')).toContain('"post 12"');
    localStorage.removeItem('mutes');
  },
};
/** A post in a list names its tags by their keys; the tag of everything cannot be muted. */
export const TagMuted: Story = {
  args: { signedIn: false },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole('button', { name: 'Mute the category Sport' });
    await expect(dialog.queryByRole('button', { name: /Home|Chess|Culture/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Mute the tag Kabaddi' }));
    await waitFor(() => expect(localStorage.getItem('mutes')).toContain('"tag kabaddi"'));
    localStorage.removeItem('mutes');
  },
};
export const Refused: Story = {
  args: { answer: failure(report, 503) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'It is spam' }));
    await waitFor(() => expect(dialog.getByText('Something went wrong.')).toBeVisible());
  },
};

/** Another dialog was opened and closed in between. */
export const AfterAnother: Story = {
  render: () => (
    <SiteStage replies={[accepted]} signedIn>
      <ReportButton kind="post" id={12} />
      <ReportButton kind="comment" id={3} />
    </SiteStage>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const openDialog = () => canvasElement.ownerDocument.querySelector('dialog[open]');
    for (const name of ['Report or hide this post', 'Report this comment']) {
      await userEvent.click(await page.findByRole('button', { name }));
      const dialog = within(await page.findByRole('dialog', { name }));
      const [close] = dialog.getAllByRole('button', { name: 'Close' });
      if (close) await userEvent.click(close);
      await waitFor(() => expect(openDialog()).toBeNull());
    }
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'It is spam' }));
    await waitFor(() => expect(openDialog()).toBeNull());
  },
};
