import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { today } from '@maidan/contract/desk/today';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { busyDay, quietDay } from '../../testing/samples.ts';
import { Today } from './Today.tsx';

function Stage({ replies }: { replies: readonly StoryReply[] }) {
  return (
    <DeskStage replies={replies}>
      <main>
        <Today />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Today',
  component: Stage,
  args: { replies: [reply(today, busyDay)] },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BusyDay: Story = {
  play: async ({ canvas }) => {
    const answers = await canvas.findByRole('link', {
      name: /^100\+ Conversations Meera: A place for Sunday\. 2 h 1\d$/,
    });
    await expect(answers).toHaveAttribute('href', '/inbox');
    await expect(canvas.getByText(/Jayanagar Jets v Chalk Line XI, yesterday at/)).toBeVisible();
    const next = within(canvas.getByRole('region', { name: 'The next match' }));
    await expect(next.getByText('50')).toBeVisible();
    await expect(
      canvas.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          /^131 sent, 126 .* 2 failed: check the provider\. They cost ₹32\.75\.$/.test(element.textContent),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as seen' })).toBeVisible();
  },
};

export const NarrowPhone: Story = { ...BusyDay, globals: { viewport: { value: 'narrow' } } };

export const NothingWaits: Story = {
  args: { replies: [reply(today, quietDay)] },
  play: async ({ canvas }) => {
    const note = await canvas.findByText('Nothing is waiting.');
    const text = document.createRange();
    text.selectNodeContents(note);
    await expect(text.getClientRects(), 'lines').toHaveLength(1);
    await expect(canvas.getByText(/Nothing is waiting\. The next match is on \w+day\./)).toBeVisible();
  },
};

export const WithoutTheMainTags: Story = {
  args: { replies: [reply(today, { ...quietDay, missing_tags: ['home', 'trending'] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no tag has the address \/tag\/home or \/tag\/trending/)).toBeVisible();
    await expect(canvas.queryByText(/Nothing is waiting/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create “Home” and “Trending” under Tags' })).toHaveAttribute(
      'href',
      '/posts/pages/tags',
    );
  },
};

export const Loading: Story = {
  args: { replies: [pending(today)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading queues')).toBeInTheDocument();
  },
};

export const CannotLoad: Story = {
  args: { replies: [failure(today, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('We could not load the queues.')).toBeVisible();
  },
};
